import { IDEA_STATES, IDEA_TOPIC_IDS } from '@dalil/domain/quality/idea.ts';
import type { IdeasFilter } from '../../queries/quality.ts';

/** The search parameters of the list of ideas: status, topic and page. */
export function readIdeasSearch(search: URLSearchParams): IdeasFilter {
  return {
    state: IDEA_STATES.find((state) => state === search.get('state')) ?? null,
    topic: IDEA_TOPIC_IDS.find((topic) => topic === search.get('topic')) ?? null,
    cursor: search.get('after'),
  };
}

export function writeIdeasSearch({ state, topic, cursor }: IdeasFilter): string {
  const given: [string, string | null][] = [
    ['state', state],
    ['topic', topic],
    ['after', cursor],
  ];
  const params = new URLSearchParams(given.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return params.size === 0 ? '?' : `?${params}`;
}
