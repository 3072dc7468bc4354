import { expect, test } from 'vitest';
import { chooseHeadlines, type HeadlineChoice } from './choose-headlines.ts';
import type { HeadlineCluster } from './headline.ts';

function story(title: string, values: Partial<HeadlineCluster> = {}): HeadlineCluster {
  const url = `https://a.example/${title}`;
  const rest = { extract: 'Its own', publishedAt: '2026-11-26T07:30:00Z', others: [] };
  return { title, url, publisher: 'A', language: 'en', section: 'dubai', ...rest, ...values };
}

const ALL: HeadlineChoice = {
  language: null,
  section: null,
  hidden: new Set(),
  opened: new Set(),
  isUnreadOnly: false,
};
const other = { publisher: 'B', title: 'As B has it', url: 'https://b.example/1' };
const stories = [
  story('One', { others: [other] }),
  story('Two', { section: 'transport' }),
  story('خبر', { language: 'ar', publisher: 'B' }),
];
const titles = (choice: Partial<HeadlineChoice>) =>
  chooseHeadlines(stories, { ...ALL, ...choice }).map(({ title }) => title);

test('ROUTE-1 headlines are chosen by language, subject and whether one of their reports was opened', () => {
  expect(titles({})).toEqual(['One', 'Two', 'خبر']);
  expect(titles({ language: 'ar' })).toEqual(['خبر']);
  expect(titles({ section: 'transport' })).toEqual(['Two']);
  expect(titles({ isUnreadOnly: true, opened: new Set([other.url]) })).toEqual(['Two', 'خبر']);
  expect(titles({ opened: new Set([other.url]) })).toHaveLength(3);
});

test('ROUTE-1 a hidden publisher has no headline, and another that reports the story leads it with its own words', () => {
  expect(titles({ hidden: new Set(['B']) })).toEqual(['One', 'Two']);
  expect(chooseHeadlines(stories, { ...ALL, hidden: new Set(['B']) })[0]?.others).toEqual([]);
  const [first, ...rest] = chooseHeadlines(stories, { ...ALL, hidden: new Set(['A']) });
  expect(first).toMatchObject({ ...other, extract: null, others: [] });
  expect(rest.map(({ title }) => title)).toEqual(['خبر']);
});
