/** The state of the tab of facts, all of it in the address. */
export type FactsSearch = { search: string; view: 'all' | 'urgent'; page: number; open: string | null };

const FACT_ID = /^[a-z0-9.-]{1,120}$/;
const MAX_SEARCH = 100;

export function readFactsSearch(search: URLSearchParams): FactsSearch {
  const open = search.get('fact') ?? '';
  const page = Number(search.get('page'));
  return {
    search: (search.get('q') ?? '').trim().slice(0, MAX_SEARCH),
    view: search.get('view') === 'urgent' ? 'urgent' : 'all',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    open: FACT_ID.test(open) ? open : null,
  };
}

export function writeFactsSearch({ search, view, page, open }: Partial<FactsSearch>): string {
  const given = {
    tab: 'facts',
    q: search,
    view: view === 'all' ? undefined : view,
    page: page === 1 ? undefined : page,
    fact: open,
  };
  const pairs = Object.entries(given).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return `?${new URLSearchParams(pairs).toString()}`;
}
