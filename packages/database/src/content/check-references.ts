import type { ArticleData } from '@dalil/domain/guide/article.ts';
import type { CollectionData } from '@dalil/domain/guide/collection.ts';
import type { ContentKind } from '@dalil/domain/guide/content-item.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import type { NeighbourhoodData } from '@dalil/domain/guide/neighbourhood-profile.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import type { QuestionData } from '@dalil/domain/guide/question.ts';
import { unnamedStops } from '@dalil/domain/guide/route.ts';
import type { ServiceBody, ServiceData } from '@dalil/domain/guide/service.ts';
import type { TermGroup } from '@dalil/domain/guide/term.ts';
import type { ContentFault, StartingContent, StartingItem } from './starting-content.ts';

type Reference = { to: ContentKind; id: string } | { term: TermGroup; id: string };

const items = (to: ContentKind, ids: readonly string[]): Reference[] => ids.map((id) => ({ to, id }));
const term = (group: TermGroup, id: string | null): Reference[] => (id === null ? [] : [{ term: group, id }]);

/** What an item points at, by kind; its data have passed the kind's schema. */
function referencesOf({ kind, data }: StartingItem): Reference[] {
  switch (kind) {
    case 'article':
      return items('place', (data as ArticleData).placeIds);
    case 'place': {
      const { subcategory, cuisine } = data as PlaceData;
      return [...term('subcategory', subcategory), ...term('cuisine', cuisine)];
    }
    case 'service': {
      const { subcategory, relatedIds } = data as ServiceData;
      return [...term('service-subcategory', subcategory), ...items('service', relatedIds)];
    }
    case 'event': {
      const { type, frequency, placeId } = data as EventData;
      return [
        ...term('event-type', type),
        ...term('event-frequency', frequency),
        ...items('place', placeId === null ? [] : [placeId]),
      ];
    }
    case 'question': {
      const { group, related } = data as QuestionData;
      return [...term('question-group', group), ...related.map(({ kind: to, id }) => ({ to, id }))];
    }
    case 'neighbourhood':
      return items('place', (data as NeighbourhoodData).landmarkPlaceIds);
    case 'collection': {
      const { items: collected, event } = data as CollectionData;
      const own = collected.map(({ kind: to, id }) => ({ to, id }));
      return event === undefined ? own : [...own, ...items('event', [event])];
    }
    case 'handbook':
      return [];
  }
}

/** Every stop of a route has a name; the languages have the same ones. */
function faultsOfRoute({ data, texts }: StartingItem): string[] {
  const { route } = (data ?? {}) as Partial<ServiceData>;
  const { stops } = (texts.en?.body ?? {}) as Partial<ServiceBody>;
  return route ? unnamedStops(route, stops).map((id) => `stop ${id} has no name`) : [];
}

const WITHOUT_CATEGORY: readonly ContentKind[] = ['question', 'neighbourhood', 'handbook', 'collection'];

/** Items: no id twice in a kind; every item, term and fact they refer to exists; a category where the kind has one. */
export function checkReferences(content: StartingContent): ContentFault[] {
  const known = new Set(content.items.map(({ kind, id }) => `${kind} ${id}`));
  const terms = new Set(content.terms.map(({ group, id }) => `${group} ${id}`));
  const facts = new Set(content.facts.map(({ fact }) => fact.id));
  return content.items.flatMap((item) => {
    const faults: string[] = [];
    const hasCategory = item.category !== null;
    if (hasCategory === WITHOUT_CATEGORY.includes(item.kind)) {
      faults.push(hasCategory ? `a ${item.kind} has no category` : `a ${item.kind} needs a category`);
    }
    const tags: Reference[] = item.tags.flatMap((id) => term('tag', id));
    const audience: Reference[] = item.audience.flatMap((id) => term('audience', id));
    const references = item.data === undefined ? [] : referencesOf(item);
    for (const reference of [...tags, ...audience, ...references]) {
      if ('to' in reference && !known.has(`${reference.to} ${reference.id}`)) {
        faults.push(`${reference.to} ${reference.id} does not exist`);
      }
      if ('term' in reference && !terms.has(`${reference.term} ${reference.id}`)) {
        faults.push(`${reference.id} is no term of ${reference.term}`);
      }
    }
    if (item.kind === 'service') faults.push(...faultsOfRoute(item));
    for (const id of item.factIds) if (!facts.has(id)) faults.push(`fact ${id} does not exist`);
    return faults.map((message) => ({ path: item.path, message }));
  });
}
