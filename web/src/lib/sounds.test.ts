import { afterEach, expect, test } from "vitest";
import { settings } from "./settings.svelte";
import { lengthOf, loudest, NOTES, Sounds, SOUNDS } from "./sounds";

/** A context that notes when which source begins, and which volumes are taken away. */
function fake() {
  const begun: number[] = [];
  const faded: number[] = [];
  const param = () => ({
    setValueAtTime: () => {},
    linearRampToValueAtTime: () => {},
    exponentialRampToValueAtTime: () => {},
    setTargetAtTime: (_to: number, at: number) => faded.push(at),
  });
  const node = () => ({
    gain: param(),
    frequency: param(),
    connect: <T>(to: T) => to,
    start: (at: number) => begun.push(at),
    stop: () => {},
  });
  const context = {
    currentTime: 0,
    state: "running",
    sampleRate: 8,
    destination: {},
    createGain: node,
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: () => ({ getChannelData: () => new Float32Array(4) }),
  };
  return { begun, faded, context, sounds: new Sounds(() => context as unknown as AudioContext) };
}

afterEach(() => {
  settings.sound = true;
});

test("every sound is short, soft and has notes", () => {
  for (const sound of SOUNDS) {
    expect(NOTES[sound].length).toBeGreaterThan(0);
    expect(lengthOf(sound)).toBeLessThan(1.6);
    expect(Math.max(...NOTES[sound].map((note) => note.loud))).toBeLessThanOrEqual(0.3);
  }
});

test("never two at once: the same or a lesser one is left out, a greater one takes the place", () => {
  const { begun, faded, context, sounds } = fake();
  sounds.play("coin");
  const first = begun.length;
  expect(first).toBe(NOTES.coin.length);
  for (const sound of ["coin", "place", "card"] as const) sounds.play(sound);
  expect(begun).toHaveLength(first);
  sounds.play("medal");
  expect(faded).toEqual([0]);
  expect(begun).toHaveLength(first + NOTES.medal.length);
  context.currentTime = 5;
  sounds.play("place");
  expect(begun).toHaveLength(first + NOTES.medal.length + NOTES.place.length);
  expect(faded).toEqual([0]); // the one before had died away
});

test("nothing is heard where sounds are off, or before the page was touched", () => {
  const { begun, sounds } = fake();
  settings.sound = false;
  sounds.play("win");
  expect(begun).toEqual([]);
  settings.sound = true;
  sounds.play(null);
  new Sounds(() => null).play("win");
  expect(begun).toEqual([]);
});

test("of several sounds of one movement the greatest is heard", () => {
  expect(loudest(["place", null, "medal", "card"])).toBe("medal");
  expect(loudest([null])).toBeNull();
});

test("what is put off falls silent at once", () => {
  const { faded, context, sounds } = fake();
  sounds.hush();
  sounds.play("win");
  context.currentTime = 0.3;
  sounds.hush();
  expect(faded).toEqual([0.3]);
});
