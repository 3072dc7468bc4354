import type { Locale } from '@dalil/domain/language/locale.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInPage } from '../../features/prose/test-page.tsx';
import type { HeadlineStory } from '../../queries/headlines.ts';
import { HeadlineList } from './headline-list.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const FETCHED_AT = '2026-11-26T08:00:00.000Z';
const hoursLater = (hours: number) => new Date(Date.parse(FETCHED_AT) + hours * 3_600_000);

function story(title: string, language: Locale = 'en', others: HeadlineStory['others'] = []): HeadlineStory {
  const url = `https://publisher.example/${encodeURIComponent(title)}`;
  const publishedAt = '2026-11-26T07:30:00.000Z';
  return { title, url, language, others, publishedAt, publisher: 'A Paper', section: 'dubai', extract: '<b>Raw</b>' };
}

async function open(stories: HeadlineStory[], { hours = 1, locale = 'en' }: { hours?: number; locale?: Locale } = {}) {
  const value = { clusters: stories };
  const found = { fetchedAt: FETCHED_AT, freshUntil: FETCHED_AT, state: 'fresh' as const, source: null, value };
  await renderInPage(<HeadlineList found={found} stories={stories} now={hoursLater(hours)} />, {
    locale,
    path: '/news',
  });
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('ROUTE-1 headlines of others are named as such, open their publisher and are plain text', async () => {
  const other = { publisher: 'Another', title: 'The same', url: 'https://another.example/1' };
  await open([story('One', 'en', [other])]);
  expect(screen.getByText(/Written by others and not checked by us/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'One' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://publisher.example/One',
    'external noopener noreferrer nofollow',
  ]);
  expect(screen.getByText('<b>Raw</b>')).toBeTruthy();
  expect(screen.getByText('2 sources')).toBeTruthy();
  expect(screen.getByText(/^Fetched/)).toBeTruthy();
});

test('ROUTE-1 the list begins with the language of the page, and all languages can be chosen', async () => {
  await open([story('One'), story('خبر', 'ar')], { locale: 'ar' });
  expect(titles()).toEqual(['خبر']);
  fireEvent.click(screen.getByRole('button', { name: 'كل اللغات' }));
  expect(titles()).toEqual(['One', 'خبر']);
  cleanup();
  await open([story('One'), story('خبر', 'ar')], { locale: 'hi' });
  expect(titles()).toEqual(['One', 'خبر']);
});

test('ROUTE-1 headlines that no publisher has confirmed for a day say from when they are', async () => {
  await open([story('One')], { hours: 25 });
  expect(screen.getByText(/no publisher has answered since/)).toBeTruthy();
});

test('ROUTE-1 an opened headline is marked on the device, and only unopened ones can be chosen', async () => {
  await open([story('One'), story('Two')]);
  fireEvent.click(screen.getByRole('link', { name: 'One' }));
  expect(screen.getByText('opened')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Not opened yet' }));
  expect(titles()).toEqual(['Two']);
  fireEvent.click(screen.getByRole('link', { name: 'Two' }));
  expect(screen.getByRole('status').textContent).toBe('You have opened all of these.');
  fireEvent.click(screen.getByRole('button', { name: 'Show all headlines' }));
  expect(titles()).toEqual(['One', 'Two']);
});

test('ROUTE-1 headlines are chosen by subject, and a hidden publisher can be shown again after a reload', async () => {
  const transport = { ...story('Metro'), section: 'transport' as const, publisher: 'B Paper' };
  await open([story('One'), transport]);
  fireEvent.click(screen.getByRole('button', { name: 'Transport' }));
  expect(titles()).toEqual(['Metro']);
  fireEvent.click(screen.getByRole('button', { name: /Hide .B Paper/ }));
  expect(screen.getByRole('status').textContent).toBe('No headline matches.');
  cleanup();
  await open([story('One'), transport]);
  expect(titles()).toEqual(['One']);
  fireEvent.click(screen.getByRole('button', { name: /Show .B Paper. again/ }));
  expect(titles()).toEqual(['One', 'Metro']);
});
