import { PHOTOGRAPH_STATES, type PhotographState } from '@dalil/domain/newsroom/photographs.ts';
import type { PhotographsFilter } from '../../queries/photographs.ts';

/** The part of the queue in the address. */
export type PhotographsSearch = { state: PhotographState; page: number };

export function readPhotographsSearch(params: URLSearchParams): PhotographsSearch {
  const page = Number(params.get('page'));
  return {
    state: PHOTOGRAPH_STATES.find((state) => state === params.get('state')) ?? 'waiting',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

export function writePhotographsSearch({ state, page }: PhotographsSearch): string {
  return `?${new URLSearchParams({ state, ...(page > 1 && { page: String(page) }) }).toString()}`;
}

export const photographsFilter = ({ state, page }: PhotographsSearch): PhotographsFilter => ({
  state,
  page: String(page),
});
