/** Whether a new version of the page waits to be used. */

/** How often a page that stays open asks for a new version, in milliseconds. */
const EVERY = 60 * 60 * 1000;

/**
 * The version of this page and the one that waits.
 *
 * The new version is used when the last page of the old one is closed, or when somebody accepts it. A page
 * never reloads by itself: in another tab only its banner appears.
 */
export class Version {
  #isReady = $state(false);
  #waiting: ServiceWorker | null = null;
  #registration: ServiceWorkerRegistration | null = null;
  #isAccepted = false;
  #asked = Date.now();
  /** Whether a service worker has served this page; the first one that comes is no news. */
  #isServed: boolean;

  constructor(
    private readonly container: ServiceWorkerContainer,
    private readonly reload: () => void,
  ) {
    this.#isServed = container.controller !== null;
    container.addEventListener('controllerchange', () => this.#taken());
  }

  /** Whether a newer version can be used now. */
  get isReady(): boolean {
    return this.#isReady;
  }

  watch(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    if (registration.waiting) this.#waits(registration.waiting);
    if (registration.installing) this.#comes(registration.installing);
    registration.addEventListener('updatefound', () => {
      if (registration.installing) this.#comes(registration.installing);
    });
    document.addEventListener('visibilitychange', () => this.#ask());
  }

  /** Uses the new version: this page is loaded again. */
  accept(): void {
    this.#isAccepted = true;
    if (this.#waiting && this.#waiting.state === 'installed') this.#waiting.postMessage({ accept: true });
    else this.reload();
  }

  /** Lets the service worker keep the texts in a language. */
  async speak(language: string): Promise<void> {
    const { active } = await this.container.ready;
    active?.postMessage({ language });
  }

  #comes(worker: ServiceWorker): void {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') this.#waits(worker);
    });
  }

  #waits(worker: ServiceWorker): void {
    if (!this.#isServed) return;
    this.#waiting = worker;
    this.#isReady = true;
  }

  #taken(): void {
    if (this.#isAccepted) this.reload();
    else if (this.#isServed) this.#isReady = true;
    this.#isServed = true;
  }

  #ask(): void {
    if (document.visibilityState !== 'visible' || Date.now() - this.#asked < EVERY) return;
    this.#asked = Date.now();
    this.#registration?.update().catch(() => {});
  }
}
