import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FINGER, launch, Person } from './browser.ts';
import { PROGRAM, Server } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sacbe-'));
const [server, browser] = await Promise.all([Server.start(folder), launch()]);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

function admin(...args: string[]): string {
  return execFileSync(PROGRAM, ['admin', '--data', folder, ...args], { encoding: 'utf8' });
}

/** Opens a table with another person and goes there; on this screen only the first of them is. */
async function sitDown(who: Person, start: boolean): Promise<string> {
  const headers = { origin: who.address };
  const places = [{ person: 'Ana' }, { person: 'Ben' }];
  const data = { game: 'pacal', seats: 2, places, visibility: 'open', start };
  const made = await who.page.request.post(`${who.address}/api/tables`, { data, headers });
  const { table, view } = (await made.json()) as { table: string; view: { version: number } };
  if (start) {
    const asked = { id: 'start', seen: view.version, what: { ask: 'start' } };
    await who.page.request.post(`${who.address}/api/tables/${table}/requests?as=1`, { data: asked, headers });
  }
  await who.goto(`/t/${table}`);
  return table;
}

test('a report is sent from a phone with the keyboard alone, and reaches the operator', async () => {
  const ana = await Person.at(browser, server.address, FINGER);
  const table = await sitDown(ana, true);
  await ana.page.getByRole('button', { name: 'More', exact: true }).focus();
  await ana.page.keyboard.press('Enter');
  const button = ana.page.getByRole('button', { name: 'Report to the operator' });
  await button.focus();
  await ana.page.keyboard.press('Enter');
  const dialog = ana.page.getByRole('dialog', { name: 'Report to the operator' });
  await dialog.getByLabel('Who is it about?').selectOption('Ben');
  await dialog.getByLabel('Something else').focus();
  await ana.page.keyboard.press('Space');
  const send = dialog.getByRole('button', { name: 'Send the report' });
  await send.focus();
  await ana.page.keyboard.press('Enter');
  // Words are missing: the field has the focus, and says so.
  expect(await dialog.getByRole('alert').textContent()).toContain('in a few words');
  await ana.picture('report-360x640');
  await ana.accessibleTwice('report');
  await ana.page.keyboard.type('He is rude.');
  await send.focus();
  await ana.page.keyboard.press('Enter');
  await dialog.getByText('Thank you. The operator has your report.').waitFor();
  await ana.picture('report-sent-360x640');
  const [line = ''] = admin('reports', '--open').split('\n');
  expect(line.split('\t').slice(2)).toEqual(['open', table, '2', '1', 'other', '"He is rude."']);
  await ana.leave();
});

test('a table that the operator closes says so at once, to players and in the lobby', async () => {
  const ana = await Person.at(browser, server.address, FINGER);
  const table = await sitDown(ana, true);
  await ana.page.getByRole('button', { name: 'More', exact: true }).waitFor();
  admin('close', table);
  const dialog = ana.page.getByRole('dialog');
  await dialog.getByText('The operator of this server has closed the table.').waitFor();
  await ana.picture('closed-360x640');
  await ana.accessibleTwice('closed');
  expect(await ana.page.getByRole('button', { name: 'Rematch' }).count()).toBe(0);

  const waiting = await Person.at(browser, server.address, FINGER);
  const gathering = await sitDown(waiting, false);
  admin('close', gathering);
  await waiting.page.getByText('The operator of this server has closed the table.').waitFor();
  await waiting.picture('closed-lobby-360x640');
  await waiting.leave();
  await ana.leave();
});
