/**
 * Synthesizes every sound: short, wooden and stony, from sine tones and filtered noise.
 *
 * Loaded when the first sound is played, so that silent visitors never download it.
 */

import type { Cue, SoundName } from './cue';

/** Where a sound is drawn: a context, the node it goes to and the time it starts. */
interface Stage {
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
}

interface Knock {
  /** Pitch in hertz. */
  pitch: number;
  /** Seconds until it is gone. */
  lasts: number;
  loud: number;
  after?: number;
  /** Pitch at the end, if it glides. */
  to?: number;
  kind?: OscillatorType;
}

interface Scrape {
  /** Center of the noise in hertz. */
  pitch: number;
  lasts: number;
  loud: number;
  after?: number;
  /** How narrow the band is. */
  narrow?: number;
  to?: number;
}

/** Plays a cue on this context; returns the seconds that it lasts. */
export function play(cue: Cue, context: BaseAudioContext, out: AudioNode, at = context.currentTime): number {
  const size = Math.min(5, Math.max(1, cue.size ?? 1));
  return RECIPES[cue.name]({ context, out, at }, size);
}

const RECIPES: Record<SoundName, (stage: Stage, size: number) => number> = {
  // Two soft wooden notes, rising.
  turn: (stage) =>
    all([
      knock(stage, { pitch: 392, lasts: 0.35, loud: 0.28 }),
      knock(stage, { pitch: 523, lasts: 0.5, loud: 0.26, after: 0.13 }),
    ]),
  score: (stage, size) =>
    all(
      [660, 784, 988]
        .slice(0, 1 + Math.ceil(size / 2))
        .map((pitch, at) =>
          knock(stage, { pitch, lasts: 0.28, loud: 0.16, after: at * 0.07, kind: 'triangle' }),
        ),
    ),
  win: (stage) =>
    all(
      [392, 494, 587, 784].map((pitch, at) =>
        knock(stage, { pitch, lasts: 0.9, loud: 0.22, after: at * 0.14, kind: 'triangle' }),
      ),
    ),
  loss: (stage) =>
    all([330, 294, 220].map((pitch, at) => knock(stage, { pitch, lasts: 0.6, loud: 0.2, after: at * 0.17 }))),
  // A die that tumbles on wood and comes to rest.
  die: (stage) =>
    all(
      [0, 0.09, 0.17, 0.27, 0.4].map((after, at) => tap(stage, 420 - at * 35, 0.2 - at * 0.025, after, 1900)),
    ),
  // Air under the hollow ship, and a low hum that rises.
  lift: (stage) =>
    all([
      scrape(stage, { pitch: 300, to: 900, lasts: 0.4, loud: 0.16, narrow: 1.2 }),
      knock(stage, { pitch: 110, to: 220, lasts: 0.4, loud: 0.2 }),
    ]),
  stone: (stage) => tap(stage, 880, 0.24, 0, 3200),
  // One block for each floor, each a little lighter.
  build: (stage, size) =>
    all(
      Array.from({ length: size }, (_, floor) =>
        tap(stage, 120 + floor * 28, 0.34, floor * 0.11, 700 + floor * 120),
      ),
    ),
  draw: (stage) => scrape(stage, { pitch: 1400, to: 2200, lasts: 0.18, loud: 0.12, narrow: 0.8 }),
  tile: (stage) =>
    all([tap(stage, 150, 0.36, 0, 900), scrape(stage, { pitch: 700, lasts: 0.12, loud: 0.12, after: 0.02 })]),
  card: (stage, size) =>
    all(
      Array.from({ length: Math.min(2, size) }, (_, at) =>
        scrape(stage, { pitch: 2600, to: 4200, lasts: 0.09, loud: 0.13, after: at * 0.1, narrow: 0.7 }),
      ),
    ),
  priest: (stage) => tap(stage, 520, 0.26, 0, 1500),
  up: (stage) => all([300, 400].map((pitch, at) => tap(stage, pitch, 0.24, at * 0.1, 1200))),
  down: (stage) => all([400, 300].map((pitch, at) => tap(stage, pitch, 0.24, at * 0.1, 1200))),
};

function all(ends: number[]): number {
  return Math.max(...ends);
}

/** Something small and hard on stone: a click of noise with a short tone under it. */
function tap(stage: Stage, pitch: number, loud: number, after: number, noise: number): number {
  return all([
    knock(stage, { pitch, to: pitch * 0.7, lasts: 0.12, loud, after }),
    scrape(stage, { pitch: noise, lasts: 0.05, loud: loud * 0.7, after, narrow: 2 }),
  ]);
}

function knock(
  { context, out, at }: Stage,
  { pitch, lasts, loud, after = 0, to, kind = 'sine' }: Knock,
): number {
  const tone = new OscillatorNode(context, { type: kind, frequency: pitch });
  const begins = at + after;
  if (to) tone.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  tone.connect(fade(context, begins, lasts, loud)).connect(out);
  tone.start(begins);
  tone.stop(begins + lasts);
  return after + lasts;
}

function scrape(
  { context, out, at }: Stage,
  { pitch, lasts, loud, after = 0, narrow = 1, to }: Scrape,
): number {
  const noise = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: narrow });
  const begins = at + after;
  if (to) band.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  noise
    .connect(band)
    .connect(fade(context, begins, lasts, loud))
    .connect(out);
  noise.start(begins);
  noise.stop(begins + lasts);
  return after + lasts;
}

/** A quick attack and an exponential decay. */
function fade(context: BaseAudioContext, begins: number, lasts: number, loud: number): GainNode {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0.0001, begins);
  node.gain.exponentialRampToValueAtTime(loud, begins + 0.006);
  node.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  return node;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** One second of white noise, the same each time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let at = 0; at < samples.length; at++) {
    seed = (seed * 16807) % 2147483647;
    samples[at] = (seed / 2147483647) * 2 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}
