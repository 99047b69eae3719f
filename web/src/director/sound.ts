/** Sounds the page composes itself: quiet, short, one switch; nothing is heard before the person has touched the page. */
import type { Sound } from "./choreography";

const LOUDNESS = 0.16;

type Score = (audio: AudioContext, out: AudioNode, now: number) => void;

/** A tone that dies away. */
function tone(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  pitch: number,
  length: number,
  loud = 1,
  type: OscillatorType = "sine",
  to = pitch,
): void {
  const [source, volume] = [audio.createOscillator(), audio.createGain()];
  source.type = type;
  source.frequency.setValueAtTime(pitch, at);
  if (to !== pitch) source.frequency.exponentialRampToValueAtTime(to, at + length);
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(volume).connect(out);
  source.start(at);
  source.stop(at + length + 0.02);
}

/** A breath of noise between two pitches. */
function noise(
  audio: AudioContext,
  out: AudioNode,
  at: number,
  length: number,
  pitch: number,
  loud = 1,
  sharp = 1,
): void {
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let at = 0; at < frames; at++) wave[at] = (Math.random() * 2 - 1) * (1 - at / frames) ** 2;
  const [source, filter, volume] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = sharp;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(out);
  source.start(at);
}

const SCORES: Record<Sound, Score> = {
  thud: (audio, out, now) => {
    tone(audio, out, now, 120, 0.2, 1, "sine", 48);
    noise(audio, out, now, 0.08, 700, 0.7);
  },
  paper: (audio, out, now) => {
    noise(audio, out, now, 0.14, 3200, 0.5, 0.6);
    noise(audio, out, now + 0.07, 0.16, 4600, 0.35, 0.6);
  },
  coins: (audio, out, now) => {
    for (const [at, pitch] of [0, 0.06, 0.13, 0.19].entries())
      tone(audio, out, now + pitch, 2300 + 340 * (at % 3), 0.16, 0.35, "triangle");
  },
  ink: (audio, out, now) => {
    for (const at of [0, 0.09, 0.2]) tone(audio, out, now + at, 520, 0.1, 0.5, "sine", 260);
  },
  drum: (audio, out, now) => {
    for (const at of [0, 0.12, 0.24, 0.32]) {
      tone(audio, out, now + at, 150, 0.14, 0.8, "sine", 80);
      noise(audio, out, now + at, 0.09, 1800, 0.35);
    }
  },
  bell: (audio, out, now) => {
    tone(audio, out, now, 1320, 0.9, 0.5);
    tone(audio, out, now, 2640, 0.5, 0.2);
  },
  fanfare: (audio, out, now) => {
    for (const [at, pitch] of [523, 523, 659, 784].entries()) {
      const begins = now + [0, 0.14, 0.24, 0.38][at]!;
      tone(audio, out, begins, pitch, at === 3 ? 0.6 : 0.18, 0.35, "sawtooth");
      tone(audio, out, begins, pitch / 2, at === 3 ? 0.6 : 0.18, 0.25, "triangle");
    }
  },
  gloom: (audio, out, now) => {
    for (const [at, pitch] of [196, 185, 147].entries()) tone(audio, out, now + at * 0.26, pitch, 0.5, 0.5, "triangle");
    noise(audio, out, now, 0.7, 300, 0.4);
  },
  dice: (audio, out, now) => {
    for (const at of [0, 0.07, 0.16, 0.24, 0.36, 0.45])
      noise(audio, out, now + at, 0.05, 2200 + 900 * Math.random(), 0.8, 3);
  },
  shot: (audio, out, now) => {
    noise(audio, out, now, 0.32, 900, 1.4, 0.4);
    tone(audio, out, now, 90, 0.25, 0.8, "sine", 40);
  },
};

class Sounds {
  /** The person wants to hear them. */
  on = false;
  private audio: AudioContext | null = null;
  private out: GainNode | null = null;
  /** When the last sound of each name began: a dozen at once are noise. */
  private readonly last = new Map<Sound, number>();

  play(name: Sound | undefined): void {
    if (!name || !this.on || document.hidden || !this.open()) return;
    const [audio, out] = [this.audio!, this.out!];
    const now = audio.currentTime;
    if (now - (this.last.get(name) ?? -1) < 0.12) return;
    this.last.set(name, now);
    SCORES[name](audio, out, now + 0.01);
  }

  /** The instrument, once the person has touched the page: no browser lets it play before. */
  private open(): boolean {
    if (this.audio) return this.audio.state === "running";
    if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return false;
    this.audio = new AudioContext();
    this.out = this.audio.createGain();
    this.out.gain.value = LOUDNESS;
    this.out.connect(this.audio.destination);
    return true;
  }
}

export const sounds = new Sounds();
