import { LOCALES } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { TEST_NOW } from '../test-api.ts';
import { openTestSite } from '../test-site.ts';
import type { StoriesView } from './list-stories.ts';

const { site } = await openTestSite({ hasContent: true });

async function read(locale = 'en'): Promise<StoriesView> {
  const response = await site.get(`/stories?locale=${locale}`);
  expect(response.status).toBe(200);
  return (await response.json()) as StoriesView;
}

test('ROUTE-2 the stories are the same in every language, have words and a page, and mix articles and places', async () => {
  const english = await read();
  expect(english.stories).toHaveLength(12);
  expect(new Set(english.stories.map(({ kind }) => kind)).size).toBe(2);
  for (const locale of LOCALES) {
    const { stories } = await read(locale);
    expect(stories.map(({ id }) => id)).toEqual(english.stories.map(({ id }) => id));
    expect(stories.every((story) => story.locale === locale && story.title && !story.summary.includes('{{'))).toBe(
      true,
    );
    expect(stories.every(({ href }) => /^\/(?:news|tourism|content)\//.test(href))).toBe(true);
  }
});

test('ROUTE-2 the choice holds for a day in Dubai and is another one the next', async () => {
  const { stories, today } = await read();
  site.clock.now = new Date('2026-11-22T19:59:00Z');
  expect((await read()).stories).toEqual(stories);
  site.clock.now = new Date('2026-11-22T20:00:00Z');
  const next = await read();
  expect([today, next.today]).toEqual(['2026-11-22', '2026-11-23']);
  expect(next.stories.map(({ id }) => id)).not.toEqual(stories.map(({ id }) => id));
  site.clock.now = TEST_NOW;
});
