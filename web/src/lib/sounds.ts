/** The sounds of the house, made here by adding up notes: one at a time, none before the first touch. */
import { settings } from "./settings.svelte";

/** While one of these is heard, only a later one of the list takes its place. */
export const SOUNDS = ["card", "place", "coin", "awning", "wheel", "medal", "turn", "win"] as const;
export type Sound = (typeof SOUNDS)[number];

/** A note that swells and dies away; times in seconds, pitch in hertz. Noise is heard around its pitch. */
export interface Note {
  at: number;
  lasts: number;
  pitch: number;
  glides?: number; // to this pitch
  loud: number;
  voice: "sine" | "triangle" | "noise";
}

const bell = (at: number, pitch: number, loud: number, lasts: number): Note[] => [
  { at, pitch, loud, lasts, voice: "triangle" },
  { at, pitch: pitch * 2.76, loud: loud * 0.3, lasts: lasts * 0.5, voice: "sine" }, // what makes metal of it
];

/** Clicks of a wheel that runs out. */
const clicks = [0, 0.07, 0.15, 0.25, 0.38, 0.54];

export const NOTES: Record<Sound, Note[]> = {
  place: [
    { at: 0, lasts: 0.09, pitch: 210, glides: 120, loud: 0.3, voice: "sine" },
    { at: 0, lasts: 0.03, pitch: 1900, loud: 0.16, voice: "noise" },
  ],
  card: [{ at: 0, lasts: 0.16, pitch: 2400, glides: 5200, loud: 0.16, voice: "noise" }],
  coin: [...bell(0, 1318.5, 0.09, 0.22), ...bell(0.08, 1760, 0.09, 0.34)],
  awning: [
    { at: 0, lasts: 0.24, pitch: 500, glides: 1500, loud: 0.22, voice: "noise" },
    { at: 0.22, lasts: 0.1, pitch: 170, glides: 110, loud: 0.26, voice: "sine" },
  ],
  wheel: clicks.map((at) => ({ at, lasts: 0.04, pitch: 1150 - 700 * at, loud: 0.2, voice: "noise" })),
  medal: [...bell(0, 659.26, 0.1, 0.5), ...bell(0.11, 987.77, 0.1, 0.8)],
  turn: [
    { at: 0, lasts: 0.55, pitch: 523.25, loud: 0.16, voice: "triangle" },
    { at: 0.16, lasts: 0.55, pitch: 783.99, loud: 0.16, voice: "triangle" },
  ],
  win: [523.25, 659.26, 783.99, 1046.5].flatMap((pitch, index) => bell(index * 0.15, pitch, 0.11, 0.9)),
};

/** Seconds until a sound has died away. */
export function lengthOf(sound: Sound): number {
  return Math.max(...NOTES[sound].map((note) => note.at + note.lasts));
}

/** The one that is heard of several. */
export function loudest(sounds: readonly (Sound | null)[]): Sound | null {
  return SOUNDS.findLast((sound) => sounds.includes(sound)) ?? null;
}

let touched = false;
for (const gesture of ["pointerdown", "keydown"])
  globalThis.addEventListener?.(gesture, () => (touched = true), { once: true, capture: true });

/** A context where the browser has one and somebody has touched the page: before that it stays silent. */
function opened(): AudioContext | null {
  return touched && typeof AudioContext === "function" ? new AudioContext() : null;
}

const SOON = 0.02; // seconds from now at which a sound begins
const SWELLS = 0.012;
const SILENT = 0.0008;

export class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #heard: { sound: Sound; until: number; volume: GainNode } | null = null;

  constructor(private readonly open: () => AudioContext | null = opened) {}

  play(sound: Sound | null): void {
    if (!sound || !settings.sound) return;
    const context = (this.#context ??= this.open());
    if (!context) return;
    if (context.state === "suspended") void context.resume().catch(() => {});
    const now = context.currentTime;
    const heard = this.#heard && this.#heard.until > now ? this.#heard : null;
    if (heard && SOUNDS.indexOf(sound) <= SOUNDS.indexOf(heard.sound)) return;
    heard?.volume.gain.setTargetAtTime(0, now, SWELLS);
    const volume = context.createGain();
    volume.connect(context.destination);
    for (const note of NOTES[sound]) this.#sound(context, note, now + SOON + note.at, volume);
    this.#heard = { sound, until: now + SOON + lengthOf(sound), volume };
  }

  /** Whatever is heard, no longer. */
  hush(): void {
    if (this.#context) this.#heard?.volume.gain.setTargetAtTime(0, this.#context.currentTime, SWELLS);
    this.#heard = null;
  }

  #sound(context: AudioContext, note: Note, start: number, into: GainNode): void {
    const end = start + note.lasts;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(note.loud, start + Math.min(SWELLS, note.lasts / 3));
    volume.gain.exponentialRampToValueAtTime(SILENT, end);
    volume.connect(into);
    const glide = (pitch: AudioParam): void => {
      pitch.setValueAtTime(note.pitch, start);
      if (note.glides) pitch.exponentialRampToValueAtTime(note.glides, end);
    };
    if (note.voice === "noise") {
      const source = context.createBufferSource();
      const band = context.createBiquadFilter();
      source.buffer = this.#noise ??= hiss(context);
      band.type = "bandpass";
      glide(band.frequency);
      source.connect(band).connect(volume);
      source.start(start);
      source.stop(end);
    } else {
      const source = context.createOscillator();
      source.type = note.voice;
      glide(source.frequency);
      source.connect(volume);
      source.start(start);
      source.stop(end);
    }
  }
}

/** Half a second of noise. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  return buffer;
}

export const sounds = new Sounds();
