import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../net/api';
import { bytes, canTurnOn, isOn, obstacle, turnOff, turnOn } from './push';

const KEY = 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';
const JSON_OF_SUBSCRIPTION = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'p', auth: 'a' } };

let kept: object | null = null;
const subscription = {
  endpoint: JSON_OF_SUBSCRIPTION.endpoint,
  options: { applicationServerKey: bytes(KEY).buffer },
  toJSON: () => JSON_OF_SUBSCRIPTION,
  unsubscribe: vi.fn(() => {
    kept = null;
    return Promise.resolve(true);
  }),
};
const subscribe = vi.fn(() => {
  kept = subscription;
  return Promise.resolve(subscription);
});
const registration = { pushManager: { subscribe, getSubscription: () => Promise.resolve(kept) } };
const register = vi.fn(() => Promise.resolve(registration));

class FakeNotification {
  static permission = 'default';
  static requestPermission = vi.fn(() => Promise.resolve(FakeNotification.permission));
}

beforeEach(() => {
  kept = null;
  FakeNotification.permission = 'granted';
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register,
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('an insecure address, an old browser and a refusal are told apart', () => {
  expect(obstacle()).toBe(null);
  FakeNotification.permission = 'denied';
  expect(obstacle()).toBe('denied');
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(window, 'PushManager');
  expect(obstacle()).toBe('unsupported');
  vi.stubGlobal('isSecureContext', false);
  expect(obstacle()).toBe('insecure');
});

test('nothing is asked before somebody presses', async () => {
  const tell = vi.spyOn(api, 'subscribe').mockResolvedValue(undefined);
  expect(await isOn()).toBe(false);
  expect([FakeNotification.requestPermission, register, tell].some((each) => each.mock.calls.length)).toBe(
    false,
  );
});

test('with permission the browser subscribes with the key of the server and tells it', async () => {
  const tell = vi.spyOn(api, 'subscribe').mockResolvedValue(undefined);
  expect(await turnOn(KEY)).toBe(null);
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: bytes(KEY) });
  const sent = { endpoint: JSON_OF_SUBSCRIPTION.endpoint, p256dh: 'p', auth: 'a' };
  expect(tell.mock.calls).toEqual([[sent]]);
  expect(await isOn()).toBe(true);
  expect(tell).toHaveBeenCalledTimes(2);
});

test('without permission nothing is subscribed', async () => {
  FakeNotification.permission = 'default';
  expect(await turnOn(KEY)).toBe('denied');
  expect(subscribe).not.toHaveBeenCalled();
});

test('a subscription for the key of another server is replaced', async () => {
  vi.spyOn(api, 'subscribe').mockResolvedValue(undefined);
  kept = { ...subscription, options: { applicationServerKey: new Uint8Array(65).buffer } };
  await turnOn(KEY);
  expect(subscription.unsubscribe).toHaveBeenCalledTimes(1);
  expect(subscribe).toHaveBeenCalledTimes(1);
});

test('it is ended on the server first, so that nothing is sent into the void', async () => {
  const order: string[] = [];
  vi.spyOn(api, 'subscribe').mockResolvedValue(undefined);
  vi.spyOn(api, 'unsubscribe').mockImplementation((endpoint) => {
    order.push(endpoint);
    return Promise.resolve(undefined);
  });
  await turnOn(KEY);
  await turnOff();
  expect(order).toEqual([JSON_OF_SUBSCRIPTION.endpoint]);
  expect(kept).toBe(null);
  await turnOff();
  expect(order.length).toBe(1);
});

test('it is offered where the server sends messages and this browser does not take them yet', async () => {
  vi.spyOn(api, 'subscribe').mockResolvedValue(undefined);
  const games = vi.spyOn(api, 'games');
  games.mockResolvedValue({ push: KEY } as Awaited<ReturnType<typeof api.games>>);
  expect(await canTurnOn()).toBe(true);
  await turnOn(KEY);
  expect(await canTurnOn()).toBe(false);
  kept = null;
  games.mockResolvedValue({} as Awaited<ReturnType<typeof api.games>>);
  expect(await canTurnOn()).toBe(false);
});
