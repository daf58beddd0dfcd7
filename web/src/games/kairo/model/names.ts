/** What things are called, in the language of the moment. */
import { say } from "../../../lib/say.svelte";
import { ENGLISH } from "../art/palette";
import { COLOUR_IDS } from "../rules.gen";

const id = (colour: number): string => COLOUR_IDS[colour];

export function letterOf(colour: number): string {
  return say.has(id(colour)) ? say.text(id(colour), {}, "letter") : ENGLISH[colour];
}

export function colourName(colour: number): string {
  return say.text(id(colour));
}

/** A colour as an argument of a sentence, in every form it may need. */
export function coloured(colour: number): ReturnType<typeof say.thing> {
  return say.thing("colour", id(colour));
}

export function goodsName(colour: number): string {
  const name = say.text(id(colour), {}, "goods");
  return name.charAt(0).toLocaleUpperCase(say.lang) + name.slice(1);
}

/** The card's name as it is written on the table: "5", "1·2·3". */
export function cardName(card: number): string {
  return card > 0 ? say.text(`card-${card}`) : say.text("card-0");
}
