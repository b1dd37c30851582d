import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canOffer, markTab, notify } from './attention';

class FakeNotification {
  static permission = 'granted';
  static all: string[] = [];
  onclick = null;
  constructor(title: string) {
    FakeNotification.all.push(title);
  }
}

let hidden = true;
beforeEach(() => {
  hidden = true;
  FakeNotification.all = [];
  FakeNotification.permission = 'granted';
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const icon = () => document.querySelector('link')?.getAttribute('href');

test('the icon shows your turn, and no longer when it is over', () => {
  markTab(true);
  expect(icon()).toBe('/icon-turn.svg');
  markTab(false);
  expect(icon()).toBe('/icon.svg');
});

test('a hidden page notifies, a visible one does not', () => {
  notify('Your turn', 'a');
  hidden = false;
  notify('Your turn', 'a');
  expect(FakeNotification.all).toEqual(['Your turn']);
});

test('without permission nothing is shown, and it is offered only where it can be asked', () => {
  FakeNotification.permission = 'default';
  notify('Your turn', 'a');
  expect([FakeNotification.all, canOffer()]).toEqual([[], true]);
  FakeNotification.permission = 'denied';
  expect(canOffer()).toBe(false);
  FakeNotification.permission = 'default';
  vi.stubGlobal('isSecureContext', false);
  expect(canOffer()).toBe(false);
});
