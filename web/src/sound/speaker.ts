/** Plays sounds once the visitor has pressed something; browsers allow none before. */

import { settings } from '../app/settings.svelte';
import type { Cue } from './cue';

type Synth = typeof import('./synth');

let context: AudioContext | null = null;
let volume: GainNode | null = null;
let synth: Synth | null = null;
let pressed = false;

/** Waits for the first press. Call once at the start. */
export function listen(target: EventTarget = window): void {
  const unlock = () => {
    pressed = true;
    target.removeEventListener('pointerdown', unlock);
    target.removeEventListener('keydown', unlock);
  };
  target.addEventListener('pointerdown', unlock);
  target.addEventListener('keydown', unlock);
}

/** Plays these sounds one after the other; nothing while muted or before the first press. */
export async function sound(cues: readonly Cue[]): Promise<void> {
  if (cues.length === 0 || !pressed || settings.volume === 0) return;
  try {
    synth ??= await import('./synth');
    const out = await open();
    let at = out.context.currentTime;
    for (const cue of cues) at += Math.min(0.35, synth.play(cue, out.context, out, at));
  } catch {
    // A browser without audio plays on in silence: no sound is the only sign of anything.
  }
}

async function open(): Promise<GainNode> {
  context ??= new AudioContext();
  volume ??= new GainNode(context);
  volume.connect(context.destination);
  volume.gain.value = (settings.volume / 100) ** 2;
  if (context.state === 'suspended') await context.resume();
  return volume;
}
