import { localePath, type Locale } from '@dalil/domain/language/locale.ts';
import { PAGE_KINDS, ADDRESSES } from './fixtures/pages.ts';
import { enterFor } from './fixtures/sign-in.ts';
import { expect, test } from './fixtures/test.ts';
import { getMessage } from './fixtures/messages.ts';
import { CHECKED_LOCALES } from './fixtures/scope.ts';

const PARTS = {
  headings: /<h[1-6][ >]/g,
  landmarks: /<(?:header|nav|main|aside|footer|section(?= [^>]*aria-label))[ >]/g,
  links: /<a [^>]*href=/g,
  buttons: /<(?:button|summary)[ >]/g,
  inputs: /<(?:input|select|textarea)[ >]/g,
};

/** Other journeys write to the audit log between two requests for its page. */
const COMPARED = PAGE_KINDS.filter((kind) => kind !== 'complianceAudit');

for (const kind of COMPARED) {
  test(`I18N-1 ${kind} has the same parts in every checked language`, async ({ context, baseURL }) => {
    await enterFor(kind, context, baseURL);
    const counts = new Map<Locale, Record<string, number>>();
    for (const locale of CHECKED_LOCALES) {
      const response = await context.request.get(localePath(locale, ADDRESSES[kind]));
      expect(response.status(), locale).toBeLessThan(500);
      counts.set(locale, countParts((await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, ''), locale));
    }
    const english = counts.get('en');
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(CHECKED_LOCALES.map((locale) => [locale, english])));
    expect(english?.headings).toBeGreaterThan(0);
    expect(english?.links).toBeGreaterThan(20);
  });
}

/** Counts the parts of a page. One exception is not counted: a translated text links to its original. */
function countParts(html: string, locale: Locale): Record<string, number> {
  const counts = Object.entries(PARTS).map(([part, tag]) => [part, html.match(tag)?.length ?? 0] as const);
  const originals = html.split(`>${getMessage(locale, 'item.provenance.original')}</a>`).length - 1;
  return Object.fromEntries(counts.map(([part, count]) => [part, part === 'links' ? count - originals : count]));
}
