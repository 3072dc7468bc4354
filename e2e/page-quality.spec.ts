import { type Locale, localePath } from '@dalil/domain/language/locale.ts';
import type { Page } from '@playwright/test';
import { addAxe, type Check, LOOK_RULES, violationsOf } from './fixtures/axe.ts';
import { openPage, untilMapped } from './fixtures/open-page.ts';
import {
  ADDRESSES,
  LAYOUTS,
  NOT_FOUND_LINE,
  PAGE_KINDS,
  type PageKind,
  QUICK_LAYOUTS,
  WIDE_LAYOUTS,
} from './fixtures/pages.ts';
import { ALL_WIDTHS, findOverflows, TIGHT_WIDTHS } from './fixtures/reflow.ts';
import { CHECKED_LOCALES, FULL_ONLY, IS_FULL_RUN } from './fixtures/scope.ts';
import { findFirstResult } from './fixtures/first-result.ts';
import { enterFor } from './fixtures/sign-in.ts';
import { addStyle, STILL } from './fixtures/style.ts';
import { findCrowdedTargets, findLowTargets } from './fixtures/targets.ts';
import { expect, test } from './fixtures/test.ts';

type Theme = { theme: 'light' | 'dark'; contrast: 'normal' | 'high' };

const LIGHT: Theme = { theme: 'light', contrast: 'normal' };
/**
 * What a theme cannot change (names, roles, order, sizes) is checked in the light theme, what it can change (contrast,
 * underlines) here. The tokens of all four themes are proved by tokens.test.ts, each component by components.spec.ts.
 */
const OTHER_THEMES: readonly Theme[] = [
  { theme: 'dark', contrast: 'normal' },
  { theme: 'light', contrast: 'high' },
  ...(IS_FULL_RUN ? [{ theme: 'dark', contrast: 'high' } as const] : []),
];
/** Colours are the same in every language, and header and footer on every page: a quick run checks their contrast once. */
const LOOK: Check = { rules: LOOK_RULES };
const LOOK_OF_MAIN: Check = { ...LOOK, inside: 'main' };
const HEIGHT = 900;

test.use({ allowedConsole: NOT_FOUND_LINE, reducedMotion: 'reduce' });

for (const kind of PAGE_KINDS) {
  const tag = QUICK_LAYOUTS.includes(kind) ? [] : FULL_ONLY;
  test(`I18N-1 PROF-5 LAYOUT-1 LAYOUT-4 ${kind} is accessible, fits every width and can be pressed`, { tag }, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(IS_FULL_RUN ? 240_000 : 90_000);
    await enterFor(kind, context, baseURL);
    for (const locale of localesOf(kind)) {
      await page.setViewportSize({ width: 1440, height: HEIGHT });
      await openPage(page, localePath(locale, ADDRESSES[kind]));
      await untilMapped(page, locale);
      await addStyle(page, STILL);
      await addAxe(page);
      expect.soft(await violationsIn(page, kind, locale), `${locale}: accessibility`).toEqual([]);
      expect.soft(await page.evaluate(findCrowdedTargets), `${locale}: small targets`).toEqual([]);
      if (!LAYOUTS.includes(kind)) continue;
      const widths = IS_FULL_RUN || locale === 'en' ? ALL_WIDTHS : TIGHT_WIDTHS;
      expect.soft(await findOverflows(page, widths), `${locale}: overflow`).toEqual([]);
    }
  });
}

/** Those that hold the most. A table or a text that someone asked for may be as long as it is. */
const LONGEST: readonly PageKind[] = [
  'home',
  'tonight',
  'today',
  'weather',
  'traffic',
  'tourism',
  'practical',
  'living',
  'realEstate',
  'events',
  'attraction',
  'article',
  'fines',
  'rules',
  'settings',
];
const PHONE = { width: 390, height: 844 };
const MAX_SCREENS = 8;

for (const locale of ['en', 'ur'] as const) {
  const tag = locale === 'en' ? [] : FULL_ONLY;
  test(`LAYOUT-1 no page is longer than eight screens of a phone, and a finger meets every target: ${locale}`, {
    tag,
  }, async ({ page, context, baseURL }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(PHONE);
    for (const kind of LONGEST) {
      await enterFor(kind, context, baseURL);
      await page.goto(localePath(locale, ADDRESSES[kind]));
      const { y } = (await page.getByRole('contentinfo').boundingBox()) ?? { y: Number.POSITIVE_INFINITY };
      expect.soft(y / PHONE.height, `${kind}: screens before its footer`).toBeLessThanOrEqual(MAX_SCREENS);
      expect.soft(await page.evaluate(findLowTargets), `${kind}: low targets`).toEqual([]);
    }
  });
}

/** Every list, the results of a search and what is found on pages of groups. */
const LISTS: readonly string[] = [
  ...(
    [
      'news',
      'dining',
      'beaches',
      'tourism',
      'nightlife',
      'luxury',
      'government',
      'events',
      'eventsWeek',
      'schools',
      'consulates',
      'worship',
      'searchResults',
      'tonight',
      'withChildren',
      'firstVisit',
      'calculators',
      'fines',
      'rules',
      'faq',
      'faqGroup',
    ] satisfies PageKind[]
  ).map((kind) => ADDRESSES[kind]),
  '/stay',
  '/clinics',
  '/search?q=salik+price',
];
const FIRST_RESULT = 300;

for (const locale of ['en', 'ar', 'ur'] as const) {
  const tag = locale === 'en' ? [] : FULL_ONLY;
  test(`LAYOUT-1 the first result of every list is on the first screen of a phone: ${locale}`, { tag }, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(PHONE);
    for (const address of LISTS) {
      await page.goto(localePath(locale, address));
      expect.soft(await page.evaluate(findFirstResult), `${address}: pixels`).toBeLessThanOrEqual(FIRST_RESULT);
    }
  });
}

/** A quick run opens in Arabic only the pages whose layout differs most. */
function localesOf(kind: PageKind): readonly Locale[] {
  return IS_FULL_RUN || WIDE_LAYOUTS.includes(kind) ? CHECKED_LOCALES : ['en'];
}

/** Leaves the page at a width of 390 pixels in its light theme. */
async function violationsIn(page: Page, kind: PageKind, locale: Locale): Promise<string[]> {
  const found: string[] = [];
  const check = async (width: number, look: Theme, given?: Check) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate((attributes) => Object.assign(document.documentElement.dataset, attributes), look);
    const violations = await violationsOf(page, given);
    found.push(...violations.map((text) => `${width} ${look.theme} ${look.contrast}: ${text}`));
  };
  const isWhole = IS_FULL_RUN || locale === 'en';
  if (isWhole && (IS_FULL_RUN || WIDE_LAYOUTS.includes(kind))) await check(1440, LIGHT);
  if (isWhole && (IS_FULL_RUN || WIDE_LAYOUTS.includes(kind)))
    for (const theme of OTHER_THEMES) await check(390, theme, IS_FULL_RUN || kind === 'home' ? LOOK : LOOK_OF_MAIN);
  await check(390, LIGHT, isWhole ? undefined : { without: LOOK_RULES });
  return found;
}
