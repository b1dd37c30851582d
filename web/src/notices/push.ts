/** Push messages to this browser, also while no page of ours is open. */

import { fileAt } from '../app/address';
import { api } from '../net/api';

/** Why this browser cannot take push messages: the address is not secure, the browser has no push, or the person said no. */
export type Obstacle = 'insecure' | 'unsupported' | 'denied';

const WORKER = 'sw.js';

/** What keeps this browser from taking push messages; null if nothing does. */
export function obstacle(): Obstacle | null {
  if (!window.isSecureContext) return 'insecure';
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!can) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Whether this browser takes push messages now. The server is told again: it may have forgotten. */
export async function isOn(): Promise<boolean> {
  if (obstacle()) return false;
  const subscription = await current();
  if (subscription) await tell(subscription);
  return subscription !== null;
}

/** Whether the server sends push messages, and this browser could take them but does not. */
export async function canTurnOn(): Promise<boolean> {
  if (obstacle()) return false;
  const { push } = await api.games();
  return push !== undefined && !(await isOn());
}

/**
 * Asks for permission and subscribes; call it from a press only.
 *
 * Returns what was in the way, or null.
 */
export async function turnOn(key: string): Promise<Obstacle | null> {
  const before = obstacle();
  if (before) return before;
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.register(fileAt(WORKER));
  await navigator.serviceWorker.ready;
  const kept = await registration.pushManager.getSubscription();
  // One for another server's key can no longer be used.
  if (kept && !isFor(kept, key)) await kept.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  await tell(subscription);
  return null;
}

/** Ends the subscription, here and on the server. */
export async function turnOff(): Promise<void> {
  const subscription = await current();
  if (!subscription) return;
  await api.unsubscribe(subscription.endpoint);
  await subscription.unsubscribe();
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await api.subscribe({ endpoint: endpoint ?? subscription.endpoint, p256dh, auth });
}

function isFor(subscription: PushSubscription, key: string): boolean {
  const used = subscription.options?.applicationServerKey;
  return !used || base64(new Uint8Array(used)) === key;
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Base64url as bytes. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
