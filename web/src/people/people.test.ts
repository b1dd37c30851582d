import { expect, test } from 'vitest';
import type { DeviceInfo } from '../protocol';
import { about, nameOf } from './devices';
import { forgetHere } from './forget';

const t = (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(' ');
const device = (more: Partial<DeviceInfo>): DeviceInfo => ({
  id: 'a',
  browser: 'Firefox, Android',
  since: Date.UTC(2026, 0, 5, 12),
  used: Date.UTC(2026, 1, 7, 12),
  here: false,
  ...more,
});

test('a device has the name of its browser, or says that it is unknown', () => {
  expect(nameOf(device({}), t)).toBe('Firefox, Android');
  expect(nameOf(device({ browser: '' }), t)).toBe('page-devices-unknown');
});

test('the last use is shown for other devices only', () => {
  expect(about(device({}), t)).toMatch(/page-devices-since .*5.* · page-devices-used .*7/);
  expect(about(device({ here: true }), t)).not.toContain('page-devices-used');
});

test('a browser forgets games, and keeps preferences and components', () => {
  for (const key of ['sacbe-played', 'sacbe-here', 'sacbe-settings', 'sacbe-workshop'])
    localStorage.setItem(key, '{}');
  forgetHere();
  expect(localStorage.getItem('sacbe-played')).toBeNull();
  expect(localStorage.getItem('sacbe-here')).toBeNull();
  expect(localStorage.getItem('sacbe-settings')).toBe('{}');
  expect(localStorage.getItem('sacbe-workshop')).toBe('{}');
});
