import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dayNumber, placeOf } from '../src/daily/day.ts';
import type { Puzzle } from '../src/daily/puzzle.ts';
import { FINGER, Person } from './browser.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

const NOON = new Date(2027, 2, 14, 12);

/** The position of a game on a day, as it was shipped. */
function puzzleOf(game: string, date: Date): Puzzle {
  const { file, at } = placeOf(dayNumber(date));
  const path = join(import.meta.dirname, `../public/daily/${game}/${file}.json`);
  const { puzzles } = JSON.parse(readFileSync(path, 'utf8')) as { puzzles: Puzzle[] };
  return puzzles[at]!;
}

async function visit(game: string, date: Date, options?: object): Promise<Person> {
  const person = await Person.at(browser, server.address, options, '');
  await person.context.clock.setFixedTime(date);
  await person.goto(`/daily/${game}`);
  await person.page.locator('.board svg').first().waitFor();
  return person;
}

/** The button of a pyramid in the list of everything that is possible. */
function pyramid(action: string): RegExp {
  const [, , target = '', squares = ''] = action.split(' ');
  return new RegExp(`\\b${target}\\b.* with ${squares.split(',').join(', ')}(, \\d+ points?)?$`);
}

test('the best turn is found on a phone, kept and counted as a streak', async () => {
  const ana = await visit('pacal', NOON, FINGER);
  const { page } = ana;
  const { line, points } = puzzleOf('pacal', NOON);
  await page.getByRole('button', { name: 'Pass' }).tap();
  await page.getByText(`Your turn brings 0 of ${points} points.`).waitFor();
  await ana.accessibleTwice('after a try');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await page.getByRole('button', { name: 'Standings' }).tap();
  await page.getByText('In words').tap();
  await page.getByRole('button', { name: pyramid(line[0]!) }).tap();
  await page.getByText('That is the best turn.').waitFor();
  await page.getByText('Found after 2 tries.').waitFor();
  await ana.picture('daily-pacal');
  await ana.accessibleTwice('the best turn');

  // The next day is another position, and the streak goes on.
  const tomorrow = new Date(2027, 2, 15, 0, 5);
  await ana.context.clock.setFixedTime(tomorrow);
  await page.reload();
  await page.getByText('Play this turn so that').waitFor();
  await page.getByRole('button', { name: 'Standings' }).tap();
  await page.getByText('In words').tap();
  await page.getByRole('button', { name: pyramid(puzzleOf('pacal', tomorrow).line[0]!) }).tap();
  await page.getByText('Found at the first try.').waitFor();
  await page.getByText('2 days in a row.').waitFor();
  await ana.leave();
});

test('the answer is explained, and looking at it ends the day', async () => {
  const ana = await visit('uxmal', NOON);
  const { page } = ana;
  const { points, second } = puzzleOf('uxmal', NOON);
  await page.getByText('In words').click();
  await page
    .getByRole('button', { name: /^(Draw|Place|Put)/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Show the best turn' }).click();
  await page.getByText('The best turn:').waitFor();
  await page.getByText(`Any other result brings ${second} at most.`).waitFor();
  expect(points).toBeGreaterThan(second);
  await page.getByText('Not found.').waitFor();
  await ana.picture('daily-uxmal');
  await ana.accessibleTwice('the answer');
  await page.reload();
  await page.getByRole('button', { name: 'Show the best turn' }).waitFor();
  await ana.leave();
});

test('everybody gets the same position on the same day', async () => {
  const records = [];
  for (const options of [undefined, FINGER]) {
    const person = await Person.at(browser, server.address, options, '');
    await person.context.clock.setFixedTime(NOON);
    const asked = person.page.waitForRequest((request) => request.url().endsWith('/api/study'));
    await person.goto('/daily/uxmal');
    records.push((await asked).postDataJSON() as unknown);
    await person.leave();
  }
  expect(records[0]).toEqual(records[1]);
});
