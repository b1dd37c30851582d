import { expect, test } from 'vitest';
import { FINGER, Person } from './browser.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** A table in progress where this person plays against a bot. */
async function open(who: Person, name: string): Promise<string> {
  const places = [{ person: name }, { bot: 'easy' }];
  const made = await who.page.request.post(`${server.address}/api/tables`, {
    data: { game: 'pacal', seats: 2, places, spectators: 'public', start: true },
  });
  return ((await made.json()) as { table: string }).table;
}

async function seats(who: Person, table: string): Promise<string> {
  return (await who.page.request.get(`${server.address}/api/tables/${table}`)).text();
}

test('a device is listed where games are continued, and signed out from another', async () => {
  const laptop = await Person.at(browser, server.address);
  const phone = await Person.at(browser, server.address, FINGER);
  const table = await open(laptop, 'Ana');
  const offered = await laptop.page.request.post(`${server.address}/api/continue`);
  await phone.goto(((await offered.json()) as { link: string }).link);
  await phone.page.getByRole('button', { name: 'Continue here' }).click();
  await phone.page.getByRole('heading', { name: 'Continue your games' }).waitFor();
  expect(await seats(phone, table)).toContain('"seat":1');

  await phone.goto('/games');
  await phone.page.getByRole('heading', { name: 'Devices' }).waitFor();
  await phone.page.getByText('this device').waitFor();
  await phone.page.getByRole('heading', { name: 'Devices' }).scrollIntoViewIfNeeded();
  await phone.accessibleTwice('devices');
  await phone.picture('devices-phone');

  // At its table the phone hears of it at once.
  await phone.goto(`/t/${table}`);
  await phone.page.locator('.asking').first().waitFor();
  await laptop.goto('/games');
  const out = laptop.page.getByRole('button', { name: /^Sign out/ });
  await out.focus();
  await laptop.picture('devices-laptop');
  await laptop.page.keyboard.press('Enter');
  await laptop.page.getByText('is signed out.').waitFor();
  await expect.poll(() => seats(phone, table)).toContain('"you":null');
  expect(await seats(laptop, table)).toContain('"seat":1');
  await phone.page.getByText('You are watching.').waitFor();
  await Promise.all([laptop.leave(), phone.leave()]);
});

test('a person who wants to be forgotten is asked once, and gone from every table', async () => {
  const ana = await Person.at(browser, server.address, FINGER);
  const eve = await Person.at(browser, server.address);
  const table = await open(ana, 'Xochitl');
  await eve.goto(`/t/${table}`);
  await eve.page.getByText('Xochitl').first().waitFor();

  await ana.goto('/games');
  await ana.page.getByRole('button', { name: 'Forget me …' }).click();
  const dialog = ana.page.getByRole('dialog');
  await dialog.getByText('This cannot be undone.').waitFor();
  await ana.accessibleTwice('forget me');
  await ana.picture('forget-me');
  // The button that has the focus does nothing.
  await ana.page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  expect(await seats(eve, table)).toContain('Xochitl');

  await ana.page.getByRole('button', { name: 'Forget me …' }).click();
  await dialog.getByRole('button', { name: 'Forget me for good' }).click();
  await ana.page.getByText('You are forgotten.').waitFor();
  await eve.page.getByText('Xochitl').first().waitFor({ state: 'detached' });
  expect(await seats(eve, table)).not.toContain('Xochitl');
  await ana.goto('/games');
  await ana.page.getByText('This browser has not played').waitFor();
  await Promise.all([ana.leave(), eve.leave()]);
});
