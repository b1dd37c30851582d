import { afterAll, expect, test } from 'vitest';
import { FINGER, launch, Person } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { click, uxmal } from './pointer.ts';
import { Server } from './server.ts';

// A bot may play for a player who is away as soon as the server calls them away.
const [server, browser] = await Promise.all([
  Server.start(undefined, undefined, ['--stand-in-after', '0']),
  launch(),
]);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Ana makes a table of Uxmal for two, and Ben sits down. */
async function two() {
  const ana = await Person.at(browser, server.address);
  const hers = new Hand(ana.page, new Chance(1));
  await ana.page.getByRole('button', { name: 'With friends' }).nth(1).click();
  await ana.page.getByLabel('Name of player 1').fill('Ana');
  await ana.page.getByRole('button', { name: 'Remove a seat' }).click();
  await ana.page.getByRole('button', { name: 'Make the table' }).click();
  const link = await ana.page.getByLabel('Link to this table').inputValue();
  const ben = await Person.at(browser, server.address, undefined, '');
  const his = new Hand(ben.page, new Chance(2));
  await ben.page.goto(link);
  await ben.page.getByLabel('What should the others call you?').fill('Ben');
  await ben.page.getByRole('button', { name: 'Take a seat' }).click();
  await ana.page.getByText('Ben').first().waitFor();
  return { ana, ben, hers, his, link };
}

test('one leaves: the other sees it, lets a bot play, and the first takes the seat back', async () => {
  const { ana, ben, hers, his, link } = await two();
  // The lobby shows who is here.
  await ana.page.locator('.presence', { hasText: 'here' }).waitFor();
  await ana.page.getByRole('button', { name: 'Start the game' }).click();
  await hers.turns(1, uxmal(click));
  await his.turn();

  // A spectator is counted, and told.
  const eve = await Person.at(browser, server.address, FINGER, '');
  await eve.page.goto(link);
  await eve.page.getByText('You are watching.').waitFor();
  await ana.page.getByText('One person is watching').waitFor();
  await eve.picture('company-watching');
  await eve.leave();
  await ana.page.getByText('One person is watching').waitFor({ state: 'hidden' });

  // A nudge arrives.
  await ana.page.getByRole('button', { name: 'Nudge Ben' }).click();
  await ben.page.getByText('Ana nudges you: it is your turn.').waitFor();
  await ana.page.getByText('Ben has been nudged.').waitFor();
  await ben.picture('company-nudged');
  await ben.accessible('nudged');

  // Ben leaves the page in his turn.
  await ben.goto('/rules/uxmal');
  await ana.page.locator('.seats .presence', { hasText: 'away' }).waitFor();
  await ana.accessibleTwice('a player is away');
  await ana.picture('company-away');
  await ana.page.getByRole('button', { name: 'Let a bot play until Ben is back' }).click();
  await ana.page.getByText('away, a bot plays').waitFor();
  await hers.turns(1, uxmal(click));

  // Ben is told, and one press gives him the seat back.
  await ben.page.goto(link);
  await ben.page.getByText('You were away, and a bot is playing for you.').waitFor();
  await ben.picture('company-stood-in');
  await ben.page.getByRole('button', { name: 'Take my seat back' }).click();
  await ana.page.locator('.seats .presence', { hasText: 'here' }).waitFor();
  await hers.turns(1, uxmal(click));
  await his.turns(1, uxmal(click));
  await Promise.all([ana.leave(), ben.leave()]);
});

test('colors stay with people from table to table', async () => {
  const { ana, ben } = await two();
  await ana.page.getByRole('button', { name: 'Start the game' }).click();
  const fill = (who: Person, name: string) =>
    who.page.locator('.seats li', { hasText: name }).locator('rect').first().getAttribute('style');
  await ben.page.locator('.seats').waitFor();
  const [hers, his] = [await fill(ana, 'Ana'), await fill(ana, 'Ben')];
  expect(hers).not.toBe(his);
  // Ben makes a table of his own, sits first there, and is still yellow.
  await ben.goto('/');
  await ben.page.getByRole('button', { name: 'Play against bots' }).nth(1).click();
  await ben.page.locator('.seats li').first().waitFor();
  await expect.poll(() => ben.page.locator('.seats li rect').first().getAttribute('style')).toBe(his);
  await Promise.all([ana.leave(), ben.leave()]);
});

/** Plays everything that this person can do now, without the page. */
async function playOn(who: Person, table: string): Promise<string> {
  return who.page.evaluate(async (id) => {
    interface Seen {
      version: number;
      phase: string;
      you: { legal: { action: string }[]; may_end_turn: boolean };
    }
    for (let step = 0; ; step += 1) {
      const seen = (await (await fetch(`/api/tables/${id}`)).json()) as Seen;
      const legal = seen.you.legal[(step * 7) % Math.max(1, seen.you.legal.length)];
      if (!legal && !seen.you.may_end_turn) return seen.phase;
      const what = legal ? { ask: 'play', action: legal.action } : { ask: 'end_turn' };
      const body = JSON.stringify({ id: `s${seen.version}`, seen: seen.version, what });
      await fetch(`/api/tables/${id}/requests`, { method: 'POST', body });
    }
  }, table);
}

test('a rematch that somebody wants cannot be missed, and everyone keeps their color there', async () => {
  const { ana, ben, link } = await two();
  await ana.page.getByRole('button', { name: 'Start the game' }).click();
  await ben.page.locator('.seats').waitFor();
  const table = link.split('/').at(-1)!;
  const color = (who: Person, name: string) =>
    who.page.locator('.seats li', { hasText: name }).locator('rect').first().getAttribute('style');
  const hers = await color(ben, 'Ana');
  while ((await playOn(ana, table)) !== 'over') await playOn(ben, table);

  // Without the scorings that were shown on the way.
  for (const each of [ana, ben]) await each.page.reload();
  await ben.page.getByRole('button', { name: 'Rematch', exact: true }).waitFor();
  await ana.page.getByRole('button', { name: 'Rematch', exact: true }).click();
  await ben.page.getByText('Ana wants a rematch.').waitFor();
  await expect.poll(() => ben.page.title()).toBe('Rematch? – Uxmal');
  await expect.poll(() => ben.page.locator('link[rel=icon]').getAttribute('href')).toBe('/icon-turn.svg');
  await ben.picture('company-rematch');
  await ben.accessible('a rematch is offered');
  await ben.page.getByRole('button', { name: 'Join the rematch' }).click();
  for (const each of [ana, ben]) await each.page.waitForURL((url) => !url.href.endsWith(table));
  // Ben plays first now, and Ana is still green.
  await ben.page.locator('.seats li').first().getByText('Ben').waitFor();
  await expect.poll(() => color(ben, 'Ana')).toBe(hers);
  await Promise.all([ana.leave(), ben.leave()]);
});
