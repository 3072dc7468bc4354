import { expect, test } from 'vitest';
import { isSearchAddress, pageParameters } from './page-parameters.ts';

const read = (path: string, query: string) => pageParameters(path, new URLSearchParams(query));

test.each([
  ['/news', 'x=1&utm_source=y', ''],
  ['/no-such-page', 'page=2', ''],
  ['/toString', 'page=2', ''],
  ['/news/how-salik-gates-charge', 'page=2&date=2026-01-01', ''],
  ['/tourism', 'x=1&price=2&page=3', '?price=2&page=3'],
  ['/tourism', 'price=free&neighbourhood=atlantis&setting=both&feature=no&topic=news', ''],
  ['/tourism', 'price=3&price=1&price=3', '?price=1&price=3'],
  ['/tourism', 'sort=worst&page=0&size=20', ''],
  ['/news', 'audience=nobody&topic=transport', '?topic=transport'],
  ['/events', 'view=year&from=today&month=13&cost=9', ''],
  ['/events', 'from=2026-12-01&view=week&x=1', '?view=week&from=2026-12-01'],
  ['/events', 'from=0001-01-01', ''],
  ['/today', 'date=2026-12-01', '?date=2026-12-01'],
  ['/today', 'date=2026-02-30', ''],
  ['/living', 'compare=deira&compare=none&compare=jbr', '?compare=deira&compare=jbr'],
  ['/living', 'compare=jvc&compare=deira&compare=mirdif', '?compare=jvc&compare=deira&compare=mirdif'],
  ['/visa', 'purpose=work&nationality=IN&x=1', '?nationality=IN&purpose=work'],
  ['/visa', 'nationality=PK&purpose=tea', '?nationality=PK'],
  ['/visa', 'nationality=Atlantis', '?nationality=none'],
  ['/visa', 'nationality=&purpose=visit', ''],
  ['/bookmarks', 'tab=history&x=1', '?tab=history'],
  ['/bookmarks', 'tab=other', ''],
])('ROUTE-1 %s?%s is rendered from "%s"', (path, query, expected) => {
  expect(read(path, query)).toBe(expected);
});

test('ROUTE-1 one page has one address, whatever order its parameters are written in', () => {
  expect(read('/tourism', 'page=2&price=2&neighbourhood=jbr&price=1')).toBe(
    read('/tourism', 'price=1&neighbourhood=jbr&price=2&page=2&x='),
  );
});

test('ROUTE-1 a comparison of more than four says so, and is one page however many there are', () => {
  const four = ['deira', 'jbr', 'jumeirah', 'al-barsha'].map((id) => `compare=${id}`).join('&');
  const more = read('/living', `${four}&compare=bur-dubai`);
  expect(more).not.toBe(read('/living', four));
  expect(read('/living', `${four}&compare=bur-dubai&compare=palm-jumeirah`)).toBe(more);
});

test('SEARCH-8 only an address with something to search for is one of results', () => {
  const isResults = (path: string, query: string) => isSearchAddress(path, new URLSearchParams(query));
  expect(isResults('/search', 'q=beach')).toBe(true);
  expect(isResults('/search', 'x=1')).toBe(false);
  expect(isResults('/news', 'q=beach')).toBe(false);
});
