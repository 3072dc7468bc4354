import { expect, test } from 'vitest';
import { canonicalAddress, clusterHeadlines } from './cluster-headlines.ts';
import { isCurrentHeadline, type PublishedHeadline } from './headline.ts';
import { plainLine } from '../language/plain-line.ts';

function report(publisher: string, title: string, values: Partial<PublishedHeadline> = {}): PublishedHeadline {
  const url = `https://${publisher}.example/${encodeURIComponent(title)}`;
  const publishedAt = '2026-11-26T08:00:00Z';
  return { publisher, title, url, extract: null, publishedAt, language: 'en', section: 'dubai', ...values };
}

const told = (headlines: PublishedHeadline[]) =>
  clusterHeadlines(headlines).map(({ publisher, title, others }) => [
    publisher,
    title,
    others.map((other) => other.publisher),
  ]);

test('ROUTE-1 reports of one story are one headline, led by the earliest, with each other publisher once', () => {
  const title = 'Dubai Metro Blue Line opens its first five stations';
  expect(
    told([
      report('second', 'Blue Line of Dubai Metro: nothing in common here', { publishedAt: '2026-11-26T09:30:00Z' }),
      report('b', 'Dubai Metro Blue Line opens its first five stations today', { publishedAt: '2026-11-26T09:00:00Z' }),
      report('a', title),
      report('b', `${title}!`, { publishedAt: '2026-11-26T10:00:00Z' }),
      report('c', title.toUpperCase(), { publishedAt: '2026-11-26T08:30:00Z' }),
    ]),
  ).toEqual([
    ['second', 'Blue Line of Dubai Metro: nothing in common here', []],
    ['a', title, ['c', 'b']],
  ]);
});

test('ROUTE-1 the same page in two feeds is one headline; another language or week is another story', () => {
  const url = 'https://www.a.example/news/1/?utm_source=rss&id=7';
  expect(told([report('a', 'One', { url }), report('a', 'Two', { url: 'http://a.example/news/1?id=7#top' })])).toEqual([
    ['a', 'One', []],
  ]);
  const title = 'Salik changes its tariff in January';
  expect(told([report('a', title), report('b', title, { language: 'ar' })])).toHaveLength(2);
  expect(told([report('a', title), report('b', title, { publishedAt: '2026-11-29T08:00:00Z' })])).toHaveLength(2);
});

test('ROUTE-1 an address is compared without what says where a user came from', () => {
  expect(canonicalAddress('https://m.a.example/x/amp/?b=2&a=1&utm_medium=x&fbclid=1')).toBe('a.example/x?a=1&b=2');
});

test('ROUTE-1 headlines of three days are current; those from the future are not', () => {
  const now = new Date('2026-11-26T08:00:00Z');
  const hours = [-2, -0.5, 0, 71, 73].map((age) => new Date(now.getTime() - age * 3_600_000).toISOString());
  expect(hours.map((at) => isCurrentHeadline(at, now))).toEqual([false, true, true, true, false]);
});

test('ROUTE-1 text of others is one line without control characters, cut after a word', () => {
  expect(plainLine('  A\u0000\u202Eb\n\n c\u200B ', 20)).toBe('A b c');
  expect(plainLine('می\u200Cخواہم', 20)).toBe('می\u200Cخواہم');
  expect(plainLine('one two three four', 12)).toBe('one two…');
  expect(plainLine('😀'.repeat(30), 10)).toBe(`${'😀'.repeat(4)}…`);
  expect(plainLine('\uD800x', 5)).toBe('�x');
});
