import { LEGAL_DOCUMENT_TYPES } from '@dalil/domain/privacy/legal-document.ts';
import { guidePaths } from '@dalil/domain/offline/offline-guide.ts';
import { expect, test } from 'vitest';
import type { Endpoints } from './core/endpoint.ts';
import { readRoute } from './core/mount.ts';
import { ENDPOINTS } from './endpoints.ts';

const ITEMS = ['place', 'article', 'service', 'event', 'collection'].map((kind) => ({ kind, id: `some-${kind}` }));

/** Of areas whose endpoints are still written by hand. */
const BY_HAND = ['/operator', '/unanswered-topics', ...LEGAL_DOCUMENT_TYPES.map((type) => `/legal-documents/${type}`)];

const declared = Object.values<Endpoints>(ENDPOINTS)
  .flatMap((endpoints) => Object.values(endpoints))
  .map(({ endpoint }) => ({
    ...readRoute(endpoint),
    permission: endpoint.permission,
    lists: endpoint.http.reading?.lists,
  }));

function readOf(path: string) {
  const isMeant = (pattern: string) => new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  return declared.find(({ method, path: pattern }) => method === 'GET' && isMeant(pattern));
}

test('PWA-5 the guide on a device holds public reads, chosen from the kinds that their declarations name', () => {
  const paths = guidePaths(ITEMS, '2026-11-26');
  const [known, other] = [paths.filter(({ path }) => readOf(path)), paths.filter(({ path }) => !readOf(path))];
  expect(known.map(({ path, lists }) => ({ path, permission: 'guide:read:any', lists: lists?.toSorted() }))).toEqual(
    known.map(({ path }) => ({
      path,
      permission: readOf(path)?.permission,
      lists: readOf(path)?.lists?.toSorted(),
    })),
  );
  expect(other.map(({ path }) => path).toSorted()).toEqual(BY_HAND.toSorted());
});

test('an address is declared once', () => {
  const routes = declared.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(routes).size).toBe(routes.length);
});
