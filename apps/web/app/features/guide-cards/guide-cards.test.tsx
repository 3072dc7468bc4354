import type { ArticleCard } from '@dalil/domain/guide/views.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aPlace } from '../listing/factories.tsx';
import { renderInPage } from '../prose/test-page.tsx';
import { GuidePlaceCard } from './guide-place-card.tsx';
import { GuideStoryCard } from './guide-story-card.tsx';

afterEach(cleanup);

const STORY: ArticleCard = {
  id: 'metro',
  href: '/news/metro',
  area: 'traffic',
  category: 'transport',
  locale: 'en',
  title: 'The metro in one page',
  summary: 'Two lines.',
  readingMinutes: 3,
  isEvergreen: true,
  asOf: '2025',
};

test('I18N-2 a place that is not translated yet names its language and marks its words', async () => {
  await renderInPage(<GuidePlaceCard place={aPlace()} layout="row" />, { locale: 'ar', path: '/beaches' });
  const summary = screen.getByText('A long public beach.').closest('[lang]');
  expect(summary?.getAttribute('lang')).toBe('en');
  expect(summary?.getAttribute('dir')).toBe('ltr');
  expect(screen.getByText('English')).toBeDefined();
  expect(screen.getByText('مجاني أو قليل التكلفة').closest('[lang="en"]')).toBeNull();
});

test('I18N-2 a translated place carries no mark', async () => {
  const { container } = await renderInPage(<GuidePlaceCard place={aPlace({ locale: 'ar' })} />, { locale: 'ar' });
  expect(container.querySelector('[lang]')).toBeNull();
});

test('a place known to be open says nothing of opening; any other state is said with its reason', async () => {
  await renderInPage(<GuidePlaceCard place={aPlace()} layout="row" />);
  expect(screen.queryByText(/open|closed/i)).toBeNull();
  cleanup();
  const closed = aPlace({ operatingStatus: 'temporarily-closed', statusNote: 'Works until 2027.' });
  await renderInPage(<GuidePlaceCard place={closed} layout="row" />);
  expect(screen.getByText('Closed for now')).toBeDefined();
  expect(screen.getByText('Works until 2027.')).toBeDefined();
});

test('a price is said in words, and that it is a band', async () => {
  await renderInPage(<GuidePlaceCard place={aPlace({ priceBand: 2 })} />);
  expect(screen.getByText('Moderate').closest('[title]')?.getAttribute('title')).toContain('four bands');
});

test('a story that does not age says it is a guide and when it was checked', async () => {
  await renderInPage(<GuideStoryCard story={STORY} />);
  expect(screen.getByText('Information from 2025')).toBeDefined();
  expect(screen.getByText('3 min read')).toBeDefined();
});

test('I18N-1 Arabic has a form for every number of minutes', async () => {
  for (const [minutes, words] of [
    [1, 'قراءة في دقيقة'],
    [2, 'قراءة في دقيقتين'],
    [3, 'قراءة في 3 دقائق'],
    [11, 'قراءة في 11 دقيقة'],
  ] as const) {
    await renderInPage(<GuideStoryCard story={{ ...STORY, readingMinutes: minutes }} />, { locale: 'ar' });
    expect(screen.getByText(words)).toBeDefined();
    cleanup();
  }
});
