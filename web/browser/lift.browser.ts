import { expect, test } from 'vitest';
import { Person, TABLET } from './browser.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

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
    const seen = new Set<string>();
    for (let turned = 0; turned < 4; turned += 1) {
      const worth = page.locator('.board .worth');
      await worth.waitFor();
      const drawn = (await worth.textContent())!.trim();
      seen.add(drawn);
      await ana.picture(`lift-${viewport.width}-${turned}`);
      const said = await page.locator('.tray .row p').textContent();
      expect(said).toContain(`Your priest on f2 is lifted: worth ${drawn}.`);
      // The visible sentence and the label for screen readers are the same.
      const label = await page.locator('[data-place="c1"]').getAttribute('aria-label');
      expect(said?.trim()).toBe(label);
      await page.locator('.tray button[aria-keyshortcuts="R"]').tap();
    }
    expect(seen.size).toBeGreaterThan(1);
    await ana.leave();
  });
}
