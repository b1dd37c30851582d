import { expect, test } from 'vitest';
import { SOUNDS } from '../src/sound/cue.ts';
import { Person } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { click, pacal } from './pointer.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** A person whose browser counts audio contexts and the notes that start. */
async function listener(): Promise<Person> {
  const ana = await Person.at(browser, server.address, undefined, '');
  await ana.page.addInitScript(() => {
    const heard = { contexts: 0, notes: 0 };
    Object.assign(window, { heard });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        heard.contexts += 1;
      }
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.notes += 1;
      start.call(this, when);
    };
  });
  await ana.goto('/');
  return ana;
}

const heard = (person: Person) =>
  person.page.evaluate(() => (window as unknown as { heard: { contexts: number; notes: number } }).heard);

async function play(ana: Person, turns: number): Promise<void> {
  const hand = new Hand(ana.page, new Chance(3));
  await ana.page.getByRole('button', { name: 'Play against bots' }).first().click();
  await hand.turns(turns, pacal(click));
}

test('a game sounds after the first press, and each sound is short and not loud', async () => {
  const ana = await listener();
  await expect.poll(async () => (await heard(ana)).contexts).toBe(0);
  await play(ana, 2);
  await expect.poll(async () => (await heard(ana)).notes).toBeGreaterThan(3);
  await expect.poll(async () => (await heard(ana)).contexts).toBe(1);

  // As text, because the test runner rewrites `import` in functions.
  const peaks = await ana.page.evaluate<Record<string, { peak: number; lasts: number }>>(`(async () => {
    const file = performance.getEntriesByType('resource').find(({ name }) => name.includes('synth'));
    const [play] = Object.values(await import(file.name));
    const found = {};
    for (const name of ${JSON.stringify(SOUNDS)}) {
      const context = new OfflineAudioContext(1, 88200, 44100);
      const lasts = play({ name, size: 5 }, context, context.destination, 0);
      const samples = (await context.startRendering()).getChannelData(0);
      found[name] = { peak: samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0), lasts };
    }
    return found;
  })()`);
  expect(Object.keys(peaks)).toEqual([...SOUNDS]);
  for (const [name, { peak, lasts }] of Object.entries(peaks)) {
    expect(peak, name).toBeGreaterThan(0.02);
    expect(peak, name).toBeLessThan(0.8);
    expect(lasts, name).toBeLessThan(1.6);
  }
  await ana.leave();
});

test('with the sound off nothing sounds, and it stays off after a reload', async () => {
  const ana = await listener();
  await ana.page.evaluate(() =>
    localStorage.setItem('sacbe-settings', JSON.stringify({ speed: 'instant', volume: 0 })),
  );
  await ana.page.reload();
  await play(ana, 1);
  await expect.poll(async () => (await heard(ana)).contexts).toBe(0);
  await ana.page.getByRole('button', { name: 'Sound on' }).click();
  await ana.page.getByRole('button', { name: 'Sound off' }).waitFor();
  await ana.leave();
});
