import { CATEGORIES, type Category } from '@dalil/domain/guide/category.ts';
import { CONTENT_KINDS, PROVENANCE_METHODS } from '@dalil/domain/guide/content-item.ts';
import { CITY_AREAS } from '@dalil/domain/guide/neighbourhood.ts';
import { type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { DUE_FILTERS, FRESHNESS, INVENTORY_SORTS, OUTDATED_FILTERS } from '@dalil/domain/newsroom/inventory.ts';
import { TEXT_STATES } from '@dalil/domain/newsroom/workflow.ts';
import { cutText } from '@dalil/domain/language/cut-text.ts';

/** The filters of the inventory with their values, in the order of the form. */
export const FILTERS = {
  category: CATEGORIES,
  kind: CONTENT_KINDS,
  state: TEXT_STATES,
  missing: LOCALES,
  outdated: OUTDATED_FILTERS,
  due: DUE_FILTERS,
  freshness: FRESHNESS,
  method: PROVENANCE_METHODS,
  area: CITY_AREAS,
  owner: ['me', 'none'],
} as const;
export type FilterName = keyof typeof FILTERS;
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[];

/** The state of the inventory, all of it in the address. */
export type InventorySearch = {
  search: string;
  sort: (typeof INVENTORY_SORTS)[number];
  page: number;
  filters: { [Name in FilterName]?: (typeof FILTERS)[Name][number] };
};

const MAX_SEARCH = 100;
const MAX_PAGE = 10_000;

export function readInventorySearch(params: URLSearchParams): InventorySearch {
  const page = Number(params.get('page'));
  const filters = FILTER_NAMES.flatMap((name) => {
    const value = FILTERS[name].find((one) => one === params.get(name));
    return value === undefined ? [] : [[name, value]];
  });
  return {
    search: cutText((params.get('q') ?? '').trim(), MAX_SEARCH),
    sort: INVENTORY_SORTS.find((sort) => sort === params.get('sort')) ?? 'changed',
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1,
    filters: Object.fromEntries(filters) as InventorySearch['filters'],
  };
}

export function writeInventorySearch({ search, sort, page, filters }: InventorySearch): string {
  const given = { q: search, ...filters, sort: sort === 'changed' ? '' : sort, page: page > 1 ? String(page) : '' };
  const pairs = Object.entries(given).filter(([, value]) => value !== '');
  return `?${new URLSearchParams(pairs).toString()}`;
}

/** The state as the API takes it. A page of one category has it from its path. */
export function inventoryFilter(locale: Locale, { search, sort, page, filters }: InventorySearch, category?: Category) {
  return {
    locale,
    sort,
    page: String(page),
    ...(search !== '' && { search }),
    ...filters,
    ...(category && { category }),
  };
}

export function readCategory(value: string | undefined): Category | null {
  return CATEGORIES.find((category) => category === value) ?? null;
}
