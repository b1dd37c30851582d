import { expect, test } from 'vitest';
import { DESKTOP, FINGER, PHONE, Person } from './browser.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** Asks for somebody to play the first game with, under this name. */
async function playWithSomeone(who: Person, name: string): Promise<void> {
  await who.page.getByRole('button', { name: 'Play with someone' }).first().click();
  await who.page.getByLabel('Name', { exact: true }).fill(name);
  await who.page.getByRole('button', { name: 'Find someone' }).click();
}

test('a public table appears in the list of another browser without a reload, and can be watched when it starts', async () => {
  const ana = await Person.at(browser, server.address, { viewport: DESKTOP }, '/tables');
  const ben = await Person.at(browser, server.address, FINGER, '/tables');
  await ben.page.getByText('There are none right now.').waitFor();
  await ben.accessibleTwice('an empty lobby');
  await ben.picture('lobby-empty');
  await ben.page.evaluate(() => ((window as { here?: boolean }).here = true));

  await ana.page.getByRole('button', { name: 'Make a table' }).click();
  await ana.page.getByText('Rules and pace').click();
  await expect
    .poll(() => ana.page.getByRole('radio', { name: 'listed for everyone' }).isChecked())
    .toBe(true);
  await ana.page.getByLabel('Name of player 1').fill('Ana');
  await ana.page.getByRole('button', { name: 'Remove a seat' }).click();
  await ana.page.getByRole('button', { name: 'Make the table' }).click();
  await ana.page.getByLabel('Link to this table').waitFor();

  const row = ben.page.getByRole('link', { name: 'Ana' });
  await row.waitFor();
  await expect.poll(() => row.innerText()).toContain('Join');
  await ben.accessibleTwice('a lobby with a table');
  await ben.picture('lobby-listed');

  // The filters are in the address.
  await ben.page.getByRole('combobox', { name: /^Game/ }).selectOption('uxmal');
  await ben.page.getByText('No table fits right now.').waitFor();
  await expect.poll(() => new URL(ben.page.url()).search).toBe('?game=uxmal');
  await ben.page.getByRole('button', { name: 'Show all tables' }).click();
  await row.waitFor();

  await ana.page.locator('li select').last().selectOption('4');
  await ana.page.getByRole('button', { name: 'Start the game' }).click();
  await ben.page.getByRole('heading', { name: 'Games in progress' }).waitFor();
  await expect.poll(() => row.innerText()).toContain('Watch');
  await expect.poll(() => ben.page.evaluate(() => (window as { here?: boolean }).here)).toBe(true);
  await row.click();
  await ben.page.getByText('You are watching.').first().waitFor();
  await Promise.all([ana.leave(), ben.leave()]);
});

test('two who press “Play with someone” meet, and the game starts', async () => {
  const ana = await Person.at(browser, server.address);
  const ben = await Person.at(browser, server.address, FINGER);
  await playWithSomeone(ana, 'Ana');
  await ana.page.getByText('Waiting for someone to play with').waitFor();
  await ana.accessibleTwice('waiting');
  await playWithSomeone(ben, 'Ben');
  for (const who of [ana, ben]) await who.page.locator('.seats').first().waitFor();
  await expect.poll(() => ben.page.url()).toBe(ana.page.url());
  await expect.poll(() => ana.page.locator('.seats').first().innerText()).toContain('Ben');
  await Promise.all([ana.leave(), ben.leave()]);
});

test('alone, it asks before bots fill the seats', async () => {
  const ana = await Person.at(browser, server.address, { viewport: PHONE }, '');
  await ana.page.clock.install();
  await ana.goto('/');
  await ana.page.getByRole('button', { name: 'Play with someone' }).first().waitFor();
  // From here on only the test moves the clock.
  await ana.page.clock.pauseAt(Date.now() + 3_600_000);
  await playWithSomeone(ana, 'Ana');
  await ana.page.getByText('Waiting for someone to play with').waitFor();
  const bots = ana.page.getByRole('button', { name: 'Play with bots' });
  await ana.page.clock.fastForward(25_000);
  expect(await bots.count()).toBe(0);
  await ana.page.clock.fastForward(6000);
  await ana.page.getByText('Nobody else is here yet.').waitFor();
  await ana.page.clock.resume();
  await ana.accessible('asked');
  await ana.picture('lobby-asked');
  await ana.page.getByRole('button', { name: 'Keep waiting' }).click();
  await bots.waitFor({ state: 'detached' });
  await ana.page.clock.fastForward(31_000);
  await bots.click();
  await ana.page.locator('.question, .board, svg').first().waitFor();
  await bots.waitFor({ state: 'detached' });
  await ana.leave();
});

test('a second device keeps its own games beside those of the first', async () => {
  const open = async (who: Person, name: string) => {
    const places = [{ person: name }, { bot: 'easy' }];
    const made = await who.page.request.post(`${server.address}/api/tables`, {
      data: { game: 'pacal', seats: 2, places, start: true },
    });
    return ((await made.json()) as { table: string }).table;
  };
  const laptop = await Person.at(browser, server.address);
  const phone = await Person.at(browser, server.address, FINGER);
  const [first, own] = [await open(laptop, 'Ana'), await open(phone, 'Ana on the phone')];
  const offered = await laptop.page.request.post(`${server.address}/api/continue`);
  await phone.goto(((await offered.json()) as { link: string }).link);
  await phone.page.getByRole('button', { name: 'Continue here' }).click();
  await phone.page.getByRole('heading', { name: 'Continue your games' }).waitFor();
  await phone.page.getByRole('link', { name: 'All my games' }).click();
  for (const table of [first, own]) await phone.page.locator(`a[href="/t/${table}"]`).waitFor();
  await phone.accessibleTwice('my games');
  await phone.picture('my-games');
  // It is still a player at its own table.
  await phone.page.locator(`a[href="/t/${own}"]`).click();
  await phone.page.getByText('Ana on the phone').first().waitFor();
  expect(await phone.page.getByText('You are watching.').count()).toBe(0);

  // Also by its link alone, if no list of games has been shown.
  for (const table of [first, own]) {
    await phone.page.evaluate(() => localStorage.removeItem('sacbe-here'));
    await phone.goto(`/t/${table}`);
    await phone.page.locator('.asking.mine, .asking .turn').first().waitFor();
  }
  await Promise.all([laptop.leave(), phone.leave()]);
});

test('on this screen nobody has to enter a name', async () => {
  const ana = await Person.at(browser, server.address);
  await ana.page.getByRole('button', { name: 'On this screen' }).first().click();
  await expect.poll(() => ana.page.getByLabel('Name of player 2').inputValue()).toBe('Player 2');
  await ana.page.getByLabel('Name of player 2').fill('');
  await ana.page.getByRole('button', { name: 'Start the game' }).click();
  await ana.page.getByText('Player 2').first().waitFor();
  await ana.page.waitForURL(/\/t\//);
  await ana.leave();
});

test('the level of the bots is chosen on the card and remembered', async () => {
  const ana = await Person.at(browser, server.address, { viewport: PHONE });
  const level = ana.page.getByLabel('Level of the bots').first();
  await expect.poll(() => level.inputValue()).toBe('2');
  await level.selectOption('9');
  await ana.page.reload();
  await expect.poll(() => level.inputValue()).toBe('9');
  await expect.poll(() => ana.page.getByLabel('Level of the bots').nth(1).inputValue()).toBe('2');
  await ana.leave();
});
