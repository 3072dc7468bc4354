import { isLocale, type Locale } from '@dalil/domain/language/locale.ts';
import { FINDING_RULES, type FindingRule } from '@dalil/domain/quality/rules/rule-ids.ts';
import type { FindingsFilter } from '../../queries/quality-control.ts';

export const STATES = ['open', 'waived', 'resolved'] as const;

export type QualitySearch = {
  state: (typeof STATES)[number];
  rule: FindingRule | null;
  locale: Locale | null;
  isMine: boolean;
  page: number;
  /** The number of the finding that is open. */
  open: number | null;
};

const MOST = 2_147_483_647;

/** The search parameters of quality control: the filter of findings, the page and the open one. */
export function readQualitySearch(search: URLSearchParams): QualitySearch {
  const locale = search.get('language');
  return {
    state: STATES.find((state) => state === search.get('state')) ?? 'open',
    rule: FINDING_RULES.find((rule) => rule === search.get('rule')) ?? null,
    locale: isLocale(locale) ? locale : null,
    isMine: search.get('mine') === 'true',
    page: readNumber(search.get('page'), 10_000) ?? 1,
    open: readNumber(search.get('finding'), MOST),
  };
}

function readNumber(text: string | null, most: number): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= most ? number : null;
}

export function writeQualitySearch({ state, rule, locale, isMine, page, open }: Partial<QualitySearch>): string {
  const given = {
    state: state === 'open' ? null : state,
    rule,
    language: locale,
    mine: isMine ? 'true' : null,
    page: page === 1 ? null : page,
    finding: open,
  };
  const pairs = Object.entries(given).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return pairs.length === 0 ? '?' : `?${new URLSearchParams(pairs).toString()}`;
}

/** The filter as the API takes it, without the page. */
export function findingsFilter({ state, rule, locale, isMine }: QualitySearch): Omit<FindingsFilter, 'page'> {
  return { state, ...(rule && { rule }), ...(locale && { locale }), ...(isMine && { isMine: 'true' as const }) };
}
