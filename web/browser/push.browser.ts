import type { BrowserContext, Page, Worker } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, Person, PHONE } from './browser.ts';
import { stage } from './stage.ts';

// Push messages as far as a browser without a push service goes: subscribing is replaced, and the
// browser's own debugging protocol delivers the messages.
const { server, browser } = await stage(['--host-resolver-rules=MAP games.test 127.0.0.1']);

/** What the tests use of a service worker's global scope. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { openWindow(link: string): Promise<null> };
  opened: string[];
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
  dispatchEvent(event: Event): boolean;
}

// An uncompressed point of P-256, and 16 bytes.
const P256DH = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg';

/** A push service that takes every subscription. */
async function replacePushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ p256dh, auth }) => {
      let kept: object | null = null;
      const endpoint = 'https://push.example.org/device';
      const make = (options: { applicationServerKey: ArrayBuffer }) => ({
        endpoint,
        options,
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: () => Promise.resolve(Boolean((kept = null)) || true),
      });
      PushManager.prototype.subscribe = function (options) {
        kept = make({
          applicationServerKey: (options?.applicationServerKey as Uint8Array<ArrayBuffer>).buffer,
        });
        return Promise.resolve(kept as PushSubscription);
      };
      PushManager.prototype.getSubscription = () => Promise.resolve(kept as PushSubscription | null);
    },
    { p256dh: P256DH, auth: AUTH },
  );
}

/** Opens a slow game against a bot and returns its path. */
async function slowTable(page: Page): Promise<string> {
  const id = await page.evaluate(async () => {
    const places = [{ person: 'Ana' }, { bot: 'random' }];
    const pace = { kind: 'days', days: 2, days_off: 3 };
    const body = JSON.stringify({ game: 'pacal', seats: 2, pace, places, start: true });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body });
    return ((await answer.json()) as { table: string }).table;
  });
  return `/t/${id}`;
}

async function more(who: Person): Promise<void> {
  await who.page
    .getByRole('tab', { name: 'More' })
    .or(who.page.getByRole('button', { name: 'More' }))
    .first()
    .click();
}

/** Lets the browser deliver a message to the service worker. */
async function deliver(who: Person, data: string): Promise<void> {
  const session = await who.context.newCDPSession(who.page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin: server.address, registrationId, data });
}

/** The notifications that are shown. */
function shown(worker: Worker) {
  return worker.evaluate(async () => {
    const { registration } = self as unknown as WorkerScope;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag, lang, data }: Notification) => ({
      title,
      body,
      tag,
      lang,
      data: data as unknown,
    }));
  });
}

async function worker(who: Person): Promise<Worker> {
  return who.context.serviceWorkers()[0] ?? who.context.waitForEvent('serviceworker');
}

test('push messages are switched on by a press, shown by the worker, and switched off', async () => {
  const ana = await Person.at(
    browser,
    server.address,
    { viewport: DESKTOP, permissions: ['notifications'], serviceWorkers: 'allow' },
    '',
  );
  await replacePushService(ana.context);
  await ana.goto('/');
  const path = await slowTable(ana.page);
  await ana.goto(path);
  await more(ana);
  const on = ana.page.getByRole('button', { name: 'Notify me on this device' });
  await on.waitFor();

  const told = ana.page.waitForResponse((answer) => answer.url().endsWith('/api/push'));
  await on.click();
  expect([(await told).request().method(), (await told).status()]).toEqual(['POST', 204]);
  await ana.page.getByText('This device will be notified.').waitFor();
  await ana.accessibleTwice('notices');
  await ana.picture('notices');

  const at = await worker(ana);
  expect(at.url()).toBe(`${server.address}/sw.js`);

  // A person who looks at the table is not disturbed.
  const message = (link: string) =>
    JSON.stringify({
      title: 'Uxmal: your turn',
      body: 'Ana, it is your turn.',
      language: 'en',
      link,
      tag: 'turn-x',
    });
  await deliver(ana, message('/t/elsewhere'));
  await expect
    .poll(() => shown(at))
    .toEqual([
      {
        title: 'Uxmal: your turn',
        body: 'Ana, it is your turn.',
        tag: 'turn-x',
        lang: 'en',
        data: { link: '/t/elsewhere' },
      },
    ]);

  // A press opens the table, also if a message names another site.
  await at.evaluate(() => {
    const scope = self as unknown as WorkerScope;
    scope.opened = [];
    scope.clients.openWindow = (link) => {
      scope.opened.push(String(link));
      return Promise.resolve(null);
    };
  });
  const press = () =>
    at.evaluate(async () => {
      const scope = self as unknown as WorkerScope;
      const [notification] = await scope.registration.getNotifications();
      const opened = scope.opened.length;
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification: notification! }));
      while (scope.opened.length === opened) await new Promise((resolve) => setTimeout(resolve, 5));
      return scope.opened;
    });
  expect(await press()).toEqual(['/t/elsewhere']);
  await expect.poll(() => shown(at)).toEqual([]);
  await deliver(ana, message('https://evil.example/t/x'));
  await expect.poll(async () => (await shown(at)).map(({ data }) => data)).toEqual([{ link: '/' }]);
  await deliver(ana, 'not JSON');
  await expect
    .poll(async () => (await shown(at)).map(({ title }) => title).sort())
    .toEqual(['Sacbe', 'Uxmal: your turn']);

  const ended = ana.page.waitForResponse((answer) => answer.url().endsWith('/api/push'));
  await ana.page.getByRole('button', { name: 'Stop notifying me here' }).click();
  expect([(await ended).request().method(), (await ended).status()]).toEqual(['DELETE', 204]);
  await ana.page.getByText('This device will no longer be notified.').waitFor();
  await ana.leave();
});

test('the worker is served as a script that is always revalidated', async () => {
  const answer = await fetch(`${server.address}/sw.js`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test('on an address without https it is said in words that notifications are not possible', async () => {
  const address = `http://games.test:${new URL(server.address).port}`;
  const ben = await Person.at(browser, address, { viewport: PHONE }, '/');
  await ben.goto(await slowTable(ben.page));
  await more(ben);
  await ben.page.getByText('only at addresses that begin with https').waitFor();
  expect(await ben.page.getByRole('button', { name: 'Notify me on this device' }).count()).toBe(0);
  await ben.picture('notices-insecure');
  await ben.leave();
});

test('quiet hours are kept, and days off move the deadline', async () => {
  const ana = await Person.at(browser, server.address);
  const path = await slowTable(ana.page);
  await ana.goto(path);
  await more(ana);
  const quiet = ana.page.getByRole('checkbox', { name: 'Quiet hours' });
  await quiet.check();
  await ana.page.getByText('Saved.').waitFor();
  await ana.page.getByLabel('From').fill('21:30');
  await ana.page.getByLabel('To', { exact: true }).fill('07:15');
  await expect
    .poll(() => ana.page.evaluate(async () => (await (await fetch('/api/quiet')).json()) as unknown))
    .toMatchObject({ hours: { from: 21 * 60 + 30, to: 7 * 60 + 15 } });
  await ana.page.getByLabel('To', { exact: true }).fill('21:15');
  await ana.page.getByText('Quiet hours are at most 12 hours long').waitFor();

  const deadline = () =>
    ana.page.evaluate(async (path) => {
      const view = (await (await fetch(`/api${path.replace('/t/', '/tables/')}?as=1`)).json()) as {
        turn: { seat: number; deadline: number } | null;
      };
      return view.turn?.seat === 1 ? view.turn.deadline : null;
    }, path);
  await expect.poll(deadline).not.toBe(null);
  const before = (await deadline()) ?? 0;
  await ana.page.getByText('You can take 3 days off at this table.').waitFor();
  await ana.page.getByLabel('Number of days').fill('2');
  await ana.page.getByRole('button', { name: 'Take days off' }).click();
  await ana.page.getByText('You can take one day off at this table.').waitFor();
  await ana.page.getByText('Your clock stands still until').waitFor();
  expect((await deadline()) ?? 0).toBeGreaterThanOrEqual(before + 48 * 3600 * 1000 - 60_000);
  await ana.accessible('days off');
  await ana.picture('days-off');
  await ana.leave();
});
