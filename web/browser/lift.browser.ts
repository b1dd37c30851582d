import { expect, test } from 'vitest';
import { Person, TABLET } from './browser.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** Runs in the page: the drawn worth, the sentence and the label, of the same moment. */
function shown() {
  const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
  const label = document.querySelector('[data-place="c1"]')?.getAttribute('aria-label');
  return { drawn: text('.board .worth'), said: text('.tray .row p'), label };
}

const SIZES = [{ width: 360, height: 640 }, { width: 390, height: 664 }, TABLET];

for (const viewport of SIZES) {
  test(`a tile over a priest at ${viewport.width}×${viewport.height}: the priest, its worth and the sentence follow every turn`, async () => {
    const ana = await Person.at(
      browser,
      server.address,
      { viewport, hasTouch: true, isMobile: true },
      '/learn/uxmal#lift',
    );
    const { page } = ana;
    await page.locator('.ways button:enabled', { hasText: 'Show me' }).waitFor();
    await page.locator('[data-place="c1"]').tap();
    await page.locator('.board .worth').waitFor();
    const face = page.locator('.tray [aria-live]');
    const seen = new Set<string>();
    for (let turned = 0; turned < 4; turned += 1) {
      const { drawn, said, label } = await page.evaluate(shown);
      seen.add(drawn);
      await ana.picture(`lift-${viewport.width}-${turned}`);
      expect(said).toContain(`Your priest on f2 is lifted: worth ${drawn}.`);
      // The visible sentence and the label for screen readers are the same.
      expect(said).toBe(label);
      const before = await face.textContent();
      await page.locator('.tray button[aria-keyshortcuts="R"]').tap();
      // A tap takes effect a moment after the finger is lifted.
      await expect.poll(() => face.textContent()).not.toBe(before);
    }
    expect(seen.size).toBeGreaterThan(1);
    await ana.leave();
  });
}
