// What the service worker uses of its global scope. TypeScript's own types of it exclude those of a page.

interface Lasting extends Event {
  /** Keeps the worker running until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

/** A page of ours that is open. */
interface Page {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<Page>;
}

interface Events {
  install: Lasting;
  activate: Lasting;
  message: Lasting & { readonly data: unknown };
  fetch: Lasting & { readonly request: Request; respondWith(answer: Promise<Response>): void };
  push: Lasting & { readonly data: { json(): unknown } | null };
  notificationclick: Lasting & { readonly notification: Notification };
}

interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(type: K, then: (event: Events[K]) => void): void;
}

export const scope = self as unknown as Scope;

/** Every page of ours that is open, also of other versions. */
export function pages(): Promise<readonly Page[]> {
  return scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
