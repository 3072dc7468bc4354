import { IDEA_STATES, IDEA_TOPIC_IDS } from '@dalil/domain/quality/idea.ts';
import type { Given } from '../../data/endpoint.ts';

export type IdeasFilter = Pick<Given<'listIdeas'>, 'state' | 'topic' | 'cursor'>;

/** The search parameters of the list of ideas: status, topic and page. */
export function readIdeasSearch(search: URLSearchParams): IdeasFilter {
  return {
    state: IDEA_STATES.find((state) => state === search.get('state')),
    topic: IDEA_TOPIC_IDS.find((topic) => topic === search.get('topic')),
    cursor: search.get('after') ?? undefined,
  };
}

export function writeIdeasSearch({ state, topic, cursor }: IdeasFilter): string {
  const given: [string, string | undefined][] = [
    ['state', state],
    ['topic', topic],
    ['after', cursor],
  ];
  const params = new URLSearchParams(given.flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return params.size === 0 ? '?' : `?${params}`;
}
