import { LOCALES, localePath, type Locale } from '@dalil/domain/language/locale.ts';
import type { Page } from '@playwright/test';
import { openPage } from './frame/open-page.ts';
import { NOT_FOUND_LINE, PAGE_KINDS, PAGES } from './frame/pages.ts';
import { expect, test } from './frame/test.ts';
import { words } from './frame/words.ts';

type Counts = Record<'headings' | 'landmarks' | 'links' | 'buttons' | 'inputs', number>;

// Without room for the map, which comes late and repeats the list.
test.use({ allowedConsole: NOT_FOUND_LINE, viewport: { width: 1024, height: 900 } });

for (const kind of PAGE_KINDS) {
  test(`I18N-1 ${kind} has the same parts in four languages`, async ({ page }) => {
    const counts: Partial<Record<Locale, Counts>> = {};
    for (const locale of LOCALES) {
      await openPage(page, localePath(locale, PAGES[kind]));
      const counted = await page.evaluate(countParts);
      counts[locale] = { ...counted, links: counted.links - (await linksOfTranslation(page, locale)) };
    }
    const { en, ...others } = counts;
    expect(others).toEqual({ ar: en, hi: en, ur: en });
    expect(en?.headings).toBeGreaterThan(0);
  });
}

/** The one exception: a translated text links to its original. */
async function linksOfTranslation(page: Page, locale: Locale): Promise<number> {
  return page.getByRole('link', { name: words(locale, 'item.provenance.original') }).count();
}

/** Runs in the page. */
function countParts(): Counts {
  const count = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .length;
  return {
    headings: count('h1, h2, h3, h4, h5, h6'),
    landmarks: count('header, nav, main, aside, footer, section[aria-label], section[aria-labelledby], [role=region]'),
    links: count('a[href]'),
    buttons: count('button, summary'),
    inputs: count('input, select, textarea'),
  };
}
