// What the list says about a device.

import { day } from '../notices/dates';
import type { DeviceInfo } from '../protocol';
import type { Translate } from '../words';

/** The kind of browser, or that it is none we know. */
export function nameOf(device: DeviceInfo, t: Translate): string {
  return device.browser || t('page-devices-unknown');
}

/** Since when it is signed in, and when it was used last. */
export function about(device: DeviceInfo, t: Translate): string {
  const since = t('page-devices-since', { day: day(device.since) });
  return device.here ? since : `${since} · ${t('page-devices-used', { day: day(device.used) })}`;
}
