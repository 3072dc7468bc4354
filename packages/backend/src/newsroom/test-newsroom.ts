import type { Locale } from '@dalil/domain/language/locale.ts';
import type { TestClient } from '../test-client.ts';
import type { TextView } from './text-view.ts';

const DETAILS = {
  category: 'attractions',
  neighbourhoods: [],
  audience: ['resident'],
  method: 'person',
  sources: [{ name: 'Dubai Municipality', url: 'https://www.dm.gov.ae' }],
  reviewBy: '2027-05-01',
};

type Answer<Body> = { status: number; body: Body };

async function answered<Body>(response: Promise<Response>): Promise<Answer<Body>> {
  const { status, ...rest } = await response.then(async (answer) => ({
    status: answer.status,
    body: await answer.json(),
  }));
  return { status, body: rest.body as Body };
}

/** The requests that the pages of the newsroom send. */
export function newsroomOf(browser: TestClient) {
  const path = (id: string, locale: Locale, kind = 'article') => `/newsroom/texts/${kind}/${id}/${locale}`;
  return {
    browser,
    create: (id: string, locale: Locale, title: string, category = 'attractions') =>
      answered(browser.post('/newsroom/articles', { id, locale, title, category })),
    read: (id: string, locale: Locale, kind?: string) =>
      answered<TextView>(browser.get(path(id, locale, kind))).then(({ body }) => body),
    save: (id: string, locale: Locale, baseVersion: number, markdown: string, title = 'Swimming at night') =>
      answered<Record<string, unknown>>(
        browser.post(path(id, locale), {
          baseVersion,
          title,
          summary: 'Three beaches have light.',
          markdown,
          note: '',
        }),
      ),
    details: (id: string, baseVersion: number, changed: object = {}) =>
      answered<Record<string, unknown>>(
        browser.post(`/newsroom/items/article/${id}/details`, { ...DETAILS, baseVersion, ...changed }),
      ),
    act: (id: string, locale: Locale, version: number, action: string, more: object = {}, kind?: string) =>
      answered<{ code?: string; state?: string; fields?: { path: string; code: string }[] }>(
        browser.post(`${path(id, locale, kind)}/state`, { action, version, comment: '', ...more }),
      ),
    claim: (id: string, locale: Locale, isTakingOver = false) =>
      answered<{ isOwn: boolean; reviewer: string | null }>(
        browser.post(`${path(id, locale)}/reviewer`, { isTakingOver }),
      ),
    restore: (id: string, locale: Locale, number: number) =>
      answered<{ version: number }>(browser.post(`${path(id, locale)}/restore`, { number })),
    changes: (id: string, locale: Locale, from: number, to: number) =>
      answered<Record<string, { kind: string; text: string }[]>>(
        browser.get(`${path(id, locale)}/changes?from=${from}&to=${to}`),
      ).then(({ body }) => body),
  };
}
