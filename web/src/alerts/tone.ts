/** A short tone, made here: two soft notes, the second a fifth above the first. */
let context: AudioContext | null = null;

export function tone(): void {
  if (typeof AudioContext !== "function") return;
  if (navigator.userActivation?.hasBeenActive === false) return; // before the first touch a page stays silent
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => {});
  const start = context.currentTime + 0.02;
  for (const [delay, frequency] of [
    [0, 523.25],
    [0.16, 783.99],
  ]) {
    const note = context.createOscillator();
    const volume = context.createGain();
    note.type = "triangle";
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start + delay);
    volume.gain.linearRampToValueAtTime(0.16, start + delay + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0008, start + delay + 0.55);
    note.connect(volume).connect(context.destination);
    note.start(start + delay);
    note.stop(start + delay + 0.6);
  }
}
