import { expect, test } from 'vitest';
import { FINGER, PHONE, Person } from './browser.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage(['--host-resolver-rules=MAP games.test 127.0.0.1']);
const insecure = `http://games.test:${new URL(server.address).port}`;

/** Opens a table for two in this browser and plays it to its end, with the same choices every time. */
function finished(who: Person, spectators: string): Promise<string> {
  return who.page.evaluate(async (watched) => {
    interface View {
      version: number;
      phase: string;
      turn: { seat: number } | null;
      you: { may_end_turn: boolean; legal: { action: string }[] };
    }
    const read = async <T>(path: string, body?: object) => {
      const how = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      return (await (await fetch(path, how)).json()) as T;
    };
    const places = [{ person: 'Ana 1' }, { person: 'Ana 2' }];
    const asked = { game: 'pacal', seats: 2, places, spectators: watched, visibility: 'open', start: true };
    const { table, view } = await read<{ table: string; view: { version: number } }>('/api/tables', asked);
    const start = { id: 'start', seen: view.version, what: { ask: 'start' } };
    await read(`/api/tables/${table}/requests?as=1`, start);
    localStorage.setItem('sacbe-here', JSON.stringify({ [table]: [1, 2] }));
    let [as, chance] = [1, 1];
    for (let step = 0; step < 5000; step += 1) {
      const { version, phase, turn, you } = await read<View>(`/api/tables/${table}?as=${as}`);
      if (phase === 'over') return table;
      if (turn && turn.seat !== as) {
        as = turn.seat;
        continue;
      }
      chance = (chance * 48271) % 2147483647;
      const action = you.legal[chance % you.legal.length]?.action;
      const what = you.may_end_turn ? { ask: 'end_turn' } : { ask: 'play', action };
      await read(`/api/tables/${table}/requests?as=${as}`, { id: `s${step}`, seen: version, what });
    }
    throw new Error('the game did not end');
  }, spectators);
}

/** Replaces the share sheet; what it is given is found in `window.shared`. */
async function stubSheet(who: Person): Promise<void> {
  await who.page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = (data) => {
      Object.assign(window, { shared: data });
      return Promise.resolve();
    };
  });
}

test('a finished game is shared as a picture, and its short link opens the replay elsewhere', async () => {
  const ana = await Person.at(browser, server.address, FINGER);
  await stubSheet(ana);
  const table = await finished(ana, 'link');
  await ana.goto(`/t/${table}`);
  await ana.page.getByRole('button', { name: 'Share', exact: true }).first().tap();
  const dialog = ana.page.getByRole('dialog', { name: 'Share this game' });
  await dialog.getByRole('img', { name: /Rocket, final score: Ana 1 / }).waitFor();
  await ana.accessibleTwice('sharing');
  await ana.picture('share-phone');
  await dialog.getByRole('button', { name: 'Share the picture' }).tap();
  await ana.page.waitForFunction(() => 'shared' in window);
  const picture = await ana.page.evaluate(async () => {
    const { shared } = window as unknown as { shared: { files: File[]; text: string } };
    const [file] = shared.files;
    const { width, height } = await createImageBitmap(file!);
    return { width, height, type: file!.type, size: file!.size, text: shared.text };
  });
  expect(picture).toMatchObject({ width: 2400, height: 1260, type: 'image/png' });
  expect(picture.size).toBeGreaterThan(50_000);
  expect(picture.size).toBeLessThan(3_000_000);
  const link = await dialog.getByLabel('Link to the replay').inputValue();
  expect(link).toBe(`${server.address}/replay/${table}`);
  expect(picture.text).toContain(link);

  const ben = await Person.at(browser, server.address, undefined, '');
  await ben.page.goto(`${link}#5`);
  await ben.page.getByText(/^Move 5 of \d+$/).waitFor();
  await ben.page.getByRole('button', { name: 'One move forward' }).click();
  await ben.page.waitForURL(`${link}#6`);
  await ben.page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await ben.page
    .getByRole('dialog')
    .getByRole('img', { name: /final score/ })
    .waitFor();
  await ben.page.getByLabel('Show names in the picture').uncheck();
  await ben.page
    .getByRole('dialog')
    .getByRole('img', { name: /final score: Player 1 / })
    .waitFor();
  const saved = ben.page.waitForEvent('download');
  await ben.page.getByRole('button', { name: 'Save the picture' }).click();
  expect((await saved).suggestedFilename()).toBe('pacal.png');
  await ben.picture('share-desktop');

  // What another site reads of the link.
  const page = await (await fetch(link)).text();
  const image = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(image).toBe(`${server.address}/preview/${table}.png`);
  expect(page).not.toContain('Ana');
  expect((await fetch(image)).headers.get('content-type')).toBe('image/png');
  await Promise.all([ana.leave(), ben.leave()]);
});

test('the review after a game has the short address', async () => {
  const ana = await Person.at(browser, server.address);
  const table = await finished(ana, 'none');
  await ana.goto(`/t/${table}`);
  await ana.page.getByRole('link', { name: 'Watch it again' }).click();
  await ana.page.getByText(/^Move 0 of \d+$/).waitFor();
  await expect.poll(() => new URL(ana.page.url()).pathname).toBe(`/replay/${table}`);

  // Nobody else may watch, so there is no link to share, no replay for others, and no preview.
  await ana.goto(`/t/${table}`);
  await ana.page.getByRole('button', { name: 'Share', exact: true }).click();
  await ana.page.getByText('Only the players can open this table').waitFor();
  const ben = await Person.at(browser, server.address, { viewport: PHONE }, `/replay/${table}`);
  await ben.page.getByRole('alert').first().waitFor();
  expect(await (await fetch(`${server.address}/replay/${table}`)).text()).not.toContain('og:image');
  await Promise.all([ana.leave(), ben.leave()]);
});

test('over plain http the picture is saved, and the page says why it is not passed on', async () => {
  const ana = await Person.at(browser, insecure);
  await expect.poll(() => ana.page.evaluate(() => isSecureContext)).toBe(false);
  const table = await finished(ana, 'link');
  await ana.goto(`/replay/${table}`);
  await ana.page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await ana.page.getByText('browsers pass pictures on to other apps only over https').waitFor();
  expect(await ana.page.getByRole('button', { name: 'Share the picture' }).count()).toBe(0);
  const saved = ana.page.waitForEvent('download');
  await ana.page.getByRole('button', { name: 'Save the picture' }).click();
  await saved;
  await ana.page.getByRole('button', { name: 'Copy the link' }).click();
  await ana.page.getByRole('button', { name: 'Copied' }).waitFor();
  await ana.leave();
});
