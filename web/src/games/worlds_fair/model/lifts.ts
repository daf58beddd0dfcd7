/** Palmer on a small screen: a palace is touched first, then who of it moves is chosen from the list. */
import { say } from "../../../lib/say.svelte";
import type { Half, TableModel } from "../../../lib/tablemodel.svelte";
import type { Option } from "../../../lib/wire";
import { AREA_IDS, optionWord, viewOf } from "../rules.gen";

/** The supporters of an area that may be lifted. */
export function liftsFrom(model: TableModel, area: number): Option[] {
  return model.options.filter((option) => {
    const word = optionWord(option);
    return word?.kind === "Lift" && word.area === area;
  });
}

/** Those of a touched area, to be chosen from; null for none. */
export function liftedFrom(model: TableModel, area: number | null, back: () => void): Half | null {
  const options = area === null ? [] : liftsFrom(model, area);
  if (area === null || !options.length) return null;
  return {
    title: say.text("wf-group-from", say.thing("area", AREA_IDS[area])),
    roomy: true,
    rows: options.map(({ action, word }) => {
      const owner = Number(word.owner);
      return {
        key: action,
        title: model.nameOf(owner),
        detail: say.text("wf-option-stand", { count: viewOf(model).supporters[area][owner] }),
        chosen: model.chosen === action,
        act: () => model.touch(action),
        point: (on) => model.point(on ? action : null),
      };
    }),
    back,
  };
}
