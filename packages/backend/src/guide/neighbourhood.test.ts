import { NEIGHBOURHOODS } from '@dalil/domain/guide/neighbourhood.ts';
import type { Listing, PlaceCard } from '@dalil/domain/guide/views.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { expect, test } from 'vitest';
import { openTestSite } from '../test-site.ts';
import type { ContentView, NeighbourhoodView } from './detail-views.ts';

const { site } = await openTestSite({ hasContent: true });

async function json<T>(path: string): Promise<T> {
  const response = await site.get(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
}

test.each(NEIGHBOURHOODS)('ID-5 %s stands under /content and has a whole profile in every language', async (id) => {
  for (const locale of LOCALES) {
    const content = await json<ContentView>(`/content/${id}?locale=${locale}`);
    expect(content.kind).toBe('neighbourhood');
    const view = await json<NeighbourhoodView>(`/neighbourhoods/${id}?locale=${locale}`);
    expect(content).toEqual({ kind: 'neighbourhood', neighbourhood: view });
    expect(view).toMatchObject({ id, locale });
    expect(view.transit.every(({ stop }) => stop !== '')).toBe(true);
    expect(view.pros.length * view.cons.length * view.character.length).toBeGreaterThan(0);
    expect(view.landmarks.length).toBeGreaterThan(2);
    expect(JSON.stringify(view)).not.toContain('{{');
  }
});

test('ID-5 the counts of a neighbourhood are those of the lists it links to', async () => {
  const { sections } = await json<NeighbourhoodView>('/neighbourhoods/deira?locale=en');
  expect(sections.length).toBeGreaterThan(1);
  for (const { id, count } of sections) {
    const list = await json<Listing<PlaceCard>>(`/sections/${id}/places?search=neighbourhood%3Ddeira`);
    expect(list.total, id).toBe(count);
  }
});

test('ID-5 landmarks come in the order of the editors', async () => {
  const { landmarks } = await json<NeighbourhoodView>('/neighbourhoods/deira?locale=ur');
  expect(landmarks.map(({ id }) => id).slice(0, 3)).toEqual(['gold-souk', 'spice-souk', 'naif-souk']);
});

test('ROUTE-3 a neighbourhood nobody knows is not found', async () => {
  expect((await site.get('/neighbourhoods/atlantis')).status).toBe(404);
  expect((await site.get('/neighbourhoods/gold-souk')).status).toBe(404);
});
