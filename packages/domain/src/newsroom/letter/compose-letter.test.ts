import { expect, test } from 'vitest';
import { LOCALES } from '../../language/locale.ts';
import { TEXT_LIMITS } from '../text-fields.ts';
import { composeLetter } from './compose-letter.ts';
import type { LetterInput } from './letter.ts';

const NOTHING: LetterInput = {
  week: { from: '2026-11-16', to: '2026-11-22' },
  coming: { from: '2026-11-23', to: '2026-11-29' },
  changes: [],
  unanswered: { from: '2026-10-24', to: '2026-11-22', topics: [] },
  ideas: [],
  events: [],
  freshness: { shown: 1234, checked: 0, due: 7 },
};

const FULL: LetterInput = {
  ...NOTHING,
  changes: [
    {
      label: 'Salik toll at *peak* hours {{salik.peak}}',
      before: 'AED 6',
      after: 'AED 8',
      source: 'Salik [RTA](javascript:alert(1))',
      sourceUrl: 'https://www.salik.ae/tariff',
      changedOn: '2026-11-18',
    },
    {
      label: 'Fine',
      before: 'AED 100',
      after: null,
      source: 'Police',
      sourceUrl: 'javascript:alert(1)',
      changedOn: '2026-11-19',
    },
  ],
  unanswered: { ...NOTHING.unanswered, topics: [{ title: 'Visas', href: '/government/visit-visa', questions: 12 }] },
  ideas: [{ summary: '<script>alert(1)</script>\n## A roof', state: 'forwarded' }],
  events: [{ title: 'Art Dubai', href: '/content/art-dubai', start: '2026-11-24', end: '2026-11-26', isSure: false }],
};

test('STAFF-9 the letter states only what it is given: old and new value, source, counts, events and freshness', () => {
  const { title, summary, markdown } = composeLetter(FULL, 'en');
  expect(title).toBe('Letter of the week: 16 November 2026 – 22 November 2026');
  expect(summary).toContain('from 16 November 2026 – 22 November 2026');
  expect(markdown).toContain('before AED 6, now AED 8. Changed on 18 November 2026; source: [Salik');
  expect(markdown).toContain('](https://www.salik.ae/tariff).');
  expect(markdown).toContain('**Fine**: before AED 100, now no value');
  expect(markdown).toContain('- [Visas](/government/visit-visa); questions: 12');
  expect(markdown).toContain('(passed on to the authority)');
  expect(markdown).toContain(
    '- [Art Dubai](/content/art-dubai): 24 November 2026 – 26 November 2026, date not confirmed',
  );
  expect(markdown).toContain('Facts that users see: 1,234');
  expect(markdown.match(/^## /gm)).toHaveLength(5);
});

test('STAFF-9 words of others in the letter have no meaning in Markdown, and no fact replaces an old value', () => {
  const { markdown } = composeLetter(FULL, 'en');
  expect(markdown).not.toMatch(/\{\{|(?<!\\)<script|\]\(javascript/);
  expect(markdown).toContain('\\*peak\\*');
  expect(markdown).toContain('source: Police.');
});

test.each(LOCALES)('STAFF-9 a letter in %s says that a program wrote it and where a week had nothing', (locale) => {
  const empty = composeLetter(NOTHING, locale);
  const full = composeLetter(FULL, locale);
  expect(empty.markdown).not.toBe(full.markdown);
  expect(empty.markdown.split('\n\n')).toHaveLength(11);
  expect(empty.markdown).not.toMatch(/undefined|null|NaN/);
  expect(full.title.length).toBeLessThanOrEqual(TEXT_LIMITS.title);
  expect(full.summary.length).toBeLessThanOrEqual(TEXT_LIMITS.summary);
  expect(composeLetter(FULL, locale)).toEqual(full);
});

test('STAFF-9 names and values of another direction are isolated in a letter in Arabic and Urdu, and in no other', () => {
  for (const locale of LOCALES) {
    const { markdown } = composeLetter(FULL, locale);
    const isRightToLeft = locale === 'ar' || locale === 'ur';
    expect(markdown.includes('[\u2068Art Dubai\u2069](/content/art-dubai)')).toBe(isRightToLeft);
    expect(markdown.includes('\u2068AED 6\u2069')).toBe(isRightToLeft);
    const outside = markdown.replaceAll(/\u2068[^\u2069]*\u2069|\]\([^)]*\)/g, '');
    if (isRightToLeft) expect(outside).not.toMatch(/[A-Za-z]/);
  }
  const arabic = { ...FULL, events: [{ ...FULL.events[0], title: 'سوق' }] } as LetterInput;
  expect(composeLetter(arabic, 'ar').markdown).toContain('[سوق](/content/art-dubai)');
  expect(composeLetter(arabic, 'en').markdown).toContain('[\u2068سوق\u2069](/content/art-dubai)');
});
