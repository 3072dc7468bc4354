import { FACT_VIEWS, type FactView } from '@dalil/domain/newsroom/fact-views.ts';
import { type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';

/** The state of the tab of facts, all of it in the address. */
export type FactsSearch = {
  search: string;
  view: FactView;
  /** Of the facts whose words wait for translation: only in this language. */
  waiting: Locale | null;
  page: number;
  open: string | null;
};

const FACT_ID = /^[a-z0-9.-]{1,120}$/;
const MAX_SEARCH = 100;

export function readFactsSearch(search: URLSearchParams): FactsSearch {
  const open = search.get('fact') ?? '';
  const view = FACT_VIEWS.find((one) => one === search.get('view')) ?? 'all';
  const page = Number(search.get('page'));
  return {
    search: cutText((search.get('q') ?? '').trim(), MAX_SEARCH),
    view,
    waiting: (view === 'words' && LOCALES.find((one) => one === search.get('waiting'))) || null,
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    open: FACT_ID.test(open) ? open : null,
  };
}

export function writeFactsSearch({ search, view, waiting, page, open }: Partial<FactsSearch>): string {
  const given = {
    tab: 'facts',
    q: search,
    view: view === 'all' ? undefined : view,
    waiting,
    page: page === 1 ? undefined : page,
    fact: open,
  };
  const pairs = Object.entries(given).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return `?${new URLSearchParams(pairs).toString()}`;
}

/** The state as the API takes it. */
export function factsFilter(locale: Locale, { search, view, waiting, page }: FactsSearch) {
  return { locale, view, page: String(page), ...(search !== '' && { search }), ...(waiting && { waiting }) };
}
