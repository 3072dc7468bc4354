import { pageAccess } from '@dalil/domain/accounts/page-access.ts';
import { PAGE_PATTERNS } from '@dalil/domain/monitoring/page-pattern.ts';
import { expect, test } from 'vitest';
import routes from '../../routes.ts';
import {
  countPageViews,
  dropPageViews,
  followPageViews,
  notePageView,
  returnPageViews,
  takePageViews,
} from './page-views.ts';

const view = (path: string) => ({ path, params: {}, locale: 'en' as const });

test('PRIV-3 page views wait until a decision, go back to the queue when sending fails, and are dropped on a refusal', () => {
  for (let number = 1; number <= 60; number += 1) notePageView(view(`/${number}`));
  expect(countPageViews()).toBe(50);
  let seen = 0;
  followPageViews(() => {
    seen += 1;
  });
  const taken = takePageViews();
  expect([taken[0]?.path, taken.at(-1)?.path, countPageViews()]).toEqual(['/11', '/60', 0]);
  notePageView(view('/61'));
  returnPageViews(taken);
  expect([seen, countPageViews(), takePageViews().at(-1)?.path]).toEqual([1, 50, '/61']);

  notePageView(view('/62'));
  dropPageViews();
  notePageView(view('/63'));
  returnPageViews(taken);
  expect([seen, countPageViews()]).toEqual([2, 0]);
});

test('PRIV-3 every public route is counted, and no other', () => {
  const pages = routes.flatMap((entry) => entry.children ?? [entry]);
  const paths = pages.map(({ path = '' }) => `/${path.replace(/^:lang\?\/?/, '')}`);
  const counted = paths.filter((path) => pageAccess(path) === 'public' && !/^\/(?:\*|dev\/)/.test(path));
  expect([...PAGE_PATTERNS].toSorted()).toEqual(counted.toSorted());
});
