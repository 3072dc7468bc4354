import { type Locale, localePath } from '@dalil/domain/language/locale.ts';
import type { Page } from '@playwright/test';
import { addAxe, LOOK_RULES, violationsOf } from './fixtures/axe.ts';
import { openPage } from './fixtures/open-page.ts';
import { CHECKED_LOCALES, FULL_ONLY } from './fixtures/scope.ts';
import { giveVoices, spoken, VOICES } from './fixtures/speech.ts';
import { addStyle, STILL } from './fixtures/style.ts';
import { expect, test } from './fixtures/test.ts';
import { getMessage } from './fixtures/messages.ts';

const ARTICLE = '/news/how-salik-gates-charge';

test.use({ reducedMotion: 'reduce' });

test('PROF-7 an article is read sentence by sentence, marked, steered by keys and silenced by leaving', async ({
  page,
}) => {
  await giveVoices(page, [VOICES.en]);
  await openPage(page, ARTICLE);
  expect(await loadedPlayers(page)).toEqual([]);
  const player = await listen(page);
  expect((await loadedPlayers(page)).length).toBeGreaterThan(0);
  expect(await mediaTitle(page)).toBe('How Salik gates charge');
  await expect(player.getByText(/^2 of \d+$/)).toBeVisible();
  expect((await spoken(page)).slice(0, 2)).toEqual([
    { text: 'How Salik gates charge', voice: 'amy', rate: 1 },
    { text: "Salik is Dubai's electronic toll.", voice: 'amy', rate: 1 },
  ]);
  await expect.poll(() => marked(page)).toMatchObject({ sentence: "Salik is Dubai's electronic toll." });
  await expect.poll(async () => (await marked(page)).word).toMatch(/^\w+/);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('k');
  await expect(player.getByRole('button', { name: 'Read on' })).toBeVisible();
  const before = await spoken(page);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('l');
  await expect(player.getByText(/^2 of \d+$/)).toBeVisible();
  expect(await spoken(page)).toEqual(before);
  await page.keyboard.press(']');
  await page.keyboard.press('Space');
  await expect.poll(async () => (await spoken(page)).at(-1)).toMatchObject({ rate: 1.1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.getByRole('navigation').getByRole('link', { name: 'Dining' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dining' })).toBeVisible();
  await expect(player).toHaveCount(0);
  expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
  expect(await marked(page)).toEqual({ sentence: '', word: '' });
  expect(await mediaTitle(page)).toBeUndefined();
});

test('PROF-7 a list is read as titles and summaries, a service with its steps', { tag: FULL_ONLY }, async ({
  page,
}) => {
  await giveVoices(page, [VOICES.en]);
  await page.addInitScript(() => {
    localStorage.setItem('dalil.preferences', '{"ttsSettings":{"rate":2,"pauseOnPunctuation":false}}');
  });
  await openPage(page, '/news');
  await listen(page);
  const title = await page.getByRole('main').getByRole('heading', { level: 3 }).first().innerText();
  await expect.poll(async () => (await spoken(page)).map(({ text }) => text)).toContain(title);
  await openPage(page, '/government/tourist-visa');
  // The button is at the end of the page; its key works from anywhere.
  await page.keyboard.press('k');
  await expect(page.getByRole('region', { name: 'Reading aloud' })).toBeVisible();
  const step = await page.getByRole('main').locator('ol[data-read] li p').first().innerText();
  const first = step.split(/(?<=[.;])\s/)[0] ?? step;
  await expect
    .poll(async () => (await spoken(page)).map(({ text }) => text).join(' '), { timeout: 60_000 })
    .toContain(first.slice(0, 20));
});

test('PROF-7 a browser without speech shows no button, and nothing moves for it', { tag: FULL_ONLY }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    Reflect.deleteProperty(Window.prototype, 'speechSynthesis');
  });
  await openPage(page, ARTICLE);
  await expect(page.getByRole('button', { name: 'Listen' })).toHaveCount(0);
});

test('PROF-7 what a user sets is stored, and a page begins by itself only when it was asked to', {
  tag: FULL_ONLY,
}, async ({ page }) => {
  await giveVoices(page, [VOICES.en]);
  await openPage(page, '/news');
  const player = await listen(page);
  await player.getByRole('button', { name: 'How it is read' }).click();
  const sheet = page.getByRole('dialog', { name: 'How it is read' });
  await sheet.getByRole('switch', { name: 'Start automatically' }).check();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(player).toHaveCount(1);
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/news\/.+/);
  await expect(player).toBeVisible();
  await expect(player.getByText(/^\d+ of \d+$/)).toBeVisible();
  await player.getByRole('button', { name: getMessage('en', 'speech.close') }).click();
  await expect(player).toHaveCount(0);
  await expect(page.getByRole('button', { name: getMessage('en', 'shell.listen'), exact: true })).toBeFocused();
});

for (const locale of CHECKED_LOCALES) {
  test(`I18N-1 PROF-7 the open player has no violation in ${locale}, and covers nothing that has focus`, {
    tag: locale === 'en' ? [] : FULL_ONLY,
  }, async ({ page }) => {
    await giveVoices(page, Object.values(VOICES));
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, localePath(locale, ARTICLE));
    await addStyle(page, STILL);
    const player = await listen(page, locale);
    await player.getByRole('button', { name: getMessage(locale, 'speech.pause') }).click();
    await addAxe(page);
    // Where the page is scrolled, the header covers a part of the links above the text.
    await page.evaluate(() => scrollTo(0, 0));
    const found: string[] = [];
    for (const look of [
      { theme: 'light', contrast: 'normal' },
      { theme: 'dark', contrast: 'normal' },
      { theme: 'light', contrast: 'high' },
      { theme: 'dark', contrast: 'high' },
    ]) {
      await page.evaluate((attributes) => Object.assign(document.documentElement.dataset, attributes), look);
      const isFirst = look.theme === 'light' && look.contrast === 'normal';
      found.push(...(await violationsOf(page, isFirst ? {} : { rules: LOOK_RULES })));
    }
    expect(found).toEqual([]);
    await page.getByRole('button', { name: getMessage(locale, 'shell.listen') }).focus();
    const covered: string[] = [];
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Tab');
      const name = await coveredStop(page);
      if (name) covered.push(name);
    }
    expect(covered).toEqual([]);
    await player.getByRole('button', { name: getMessage(locale, 'speech.settings') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}

async function listen(page: Page, locale: Locale = 'en') {
  await page.getByRole('button', { name: getMessage(locale, 'shell.listen'), exact: true }).click();
  const player = page.getByRole('region', { name: getMessage(locale, 'speech.player') });
  await expect(player).toBeVisible();
  await expect(player.getByRole('button', { name: getMessage(locale, 'speech.pause') })).toBeVisible();
  return player;
}

/** A guest who does not listen loads no part of the player. */
function loadedPlayers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/(?:player|speech)-/.test(name)),
  );
}

function mediaTitle(page: Page): Promise<string | undefined> {
  return page.evaluate(() => navigator.mediaSession.metadata?.title);
}

function marked(page: Page): Promise<{ sentence: string; word: string }> {
  return page.evaluate(() => {
    const textOf = (name: string) =>
      Array.from(CSS.highlights.get(name) ?? [], (range) => String(range as Range)).join('');
    return { sentence: textOf('reading-sentence'), word: textOf('reading-word') };
  });
}

/** The focused element if the player covers its centre; otherwise empty. */
function coveredStop(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const player = document.querySelector('[data-player]');
    if (!element || !player || player.contains(element)) return '';
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    return over && player.contains(over) ? (element.textContent ?? element.tagName) : '';
  });
}
