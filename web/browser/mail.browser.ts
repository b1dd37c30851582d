import { createServer, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { DESKTOP, launch, Person } from './browser.ts';
import { Server } from './server.ts';

// A mail server that keeps what it is sent.
const mails: string[] = [];
const mailServer = createServer(receive);
await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
const { port } = mailServer.address() as { port: number };
const flags = ['--smtp', `smtp://127.0.0.1:${port}`, '--public-url', 'https://games.test'];
const server = await Server.start(undefined, undefined, flags);
const browser = await launch([]);
afterAll(async () => {
  await browser.close();
  await server.stop();
  mailServer.close();
});

function receive(socket: Socket): void {
  let rest = '';
  let mail: string | null = null;
  const answer = (line: string): string => {
    if (mail !== null) {
      if (line !== '.') {
        mail += `${line}\n`;
        return '';
      }
      mails.push(mail);
      mail = null;
      return '250 taken';
    }
    if (line.startsWith('DATA')) mail = '';
    return line.startsWith('DATA') ? '354 go on' : line.startsWith('QUIT') ? '221 bye' : '250 ok';
  };
  socket.on('error', () => {});
  socket.write('220 sink\r\n');
  socket.on('data', (data) => {
    const lines = (rest + data.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const said = answer(line);
      if (said) socket.write(`${said}\r\n`);
    }
  });
}

/** What the browser knows of its address. */
const address = (who: Person) =>
  who.page.evaluate(async () => (await (await fetch('/api/notices')).json()) as unknown);

test('an address is confirmed by a press on the page that its link opens, and can be ended', async () => {
  const ana = await Person.at(browser, server.address, { viewport: DESKTOP });
  const path = await ana.page.evaluate(async () => {
    const body = JSON.stringify({
      game: 'uxmal',
      seats: 2,
      pace: { kind: 'days', days: 2 },
      places: [{ person: 'Ana' }, { bot: '2' }],
      start: true,
    });
    const answer = await fetch('/api/tables', { method: 'POST', body });
    return `/t/${((await answer.json()) as { table: string }).table}`;
  });
  await ana.goto(path);
  await ana.page
    .getByRole('tab', { name: 'More' })
    .or(ana.page.getByRole('button', { name: 'More' }))
    .first()
    .click();
  const field = ana.page.getByRole('textbox', { name: 'Email address' });
  await field.fill('ana@example.org');
  await field.press('Enter');
  await ana.page.getByText('We sent a link to ana@example.org').waitFor();
  expect(mails).toHaveLength(1);
  const [, confirm = ''] = /https:\/\/games\.test(\/confirm#\w+)/.exec(mails[0] ?? '') ?? [];
  const [, stop = ''] = /<https:\/\/games\.test(\/unsubscribe\/\w+)>/.exec(mails[0] ?? '') ?? [];

  // On a phone: opening the link alone confirms nothing.
  const phone = await Person.at(browser, server.address, { viewport: { width: 360, height: 640 } }, confirm);
  const button = phone.page.getByRole('button', { name: 'Confirm the address' });
  await button.waitFor();
  expect(await address(ana)).toEqual({ email: 'ana@example.org', confirmed: false });
  await button.focus();
  await phone.page.keyboard.press('Enter');
  await phone.page.getByRole('status').getByText('The address is confirmed').waitFor();
  expect(await address(ana)).toEqual({ email: 'ana@example.org', confirmed: true });
  await ana.page.reload();
  await phone.goto(stop);
  const wide = () => phone.page.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(360);
  const stops = phone.page.getByRole('button', { name: 'Stop all emails' });
  await stops.focus();
  await phone.page.keyboard.press('Enter');
  await phone.page.getByRole('status').getByText('No more email').waitFor();
  expect(await address(ana)).toEqual({ email: null, confirmed: false });
  await phone.page.getByRole('button', { name: 'Allow emails again' }).click();
  await phone.page.getByRole('status').getByText('allowed again').waitFor();

  // The same link does not confirm twice.
  await phone.goto('/');
  await phone.goto(confirm);
  await phone.page.getByRole('button', { name: 'Confirm the address' }).click();
  await phone.page.getByRole('alert').getByText('This link is not valid').waitFor();
  expect([...ana.faults, ...phone.faults]).toEqual([]);
});
