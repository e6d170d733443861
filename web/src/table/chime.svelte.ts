import { recall, remember } from "../lib/remember";

const KEY = "sound";
/** Two soft strokes, a fourth apart: hertz, and when each begins. */
const STROKES = [
  [587.33, 0],
  [783.99, 0.18],
] as const;
const LENGTH = 0.9;
const LOUDNESS = 0.12;

/** The sound of one's turn: made here, and only for those who want it. */
class Chime {
  on = $state(recall(KEY, false));
  #audio: AudioContext | null = null;

  /** Whether it is wanted; then it is heard at once, which a browser allows after a click only. */
  choose(on: boolean): void {
    this.on = on;
    remember(KEY, on);
    if (on) this.ring();
  }

  ring(): void {
    // Before anything has been pressed a browser lets nothing sound.
    if (!this.on || !navigator.userActivation.hasBeenActive) return;
    this.#audio ??= new AudioContext();
    void this.#audio.resume();
    for (const [pitch, delay] of STROKES) this.#strike(this.#audio, pitch, delay);
  }

  #strike(audio: AudioContext, pitch: number, delay: number): void {
    const start = audio.currentTime + delay;
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.linearRampToValueAtTime(LOUDNESS, start + 0.015);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  }
}

export const chime = new Chime();
