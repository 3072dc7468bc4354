import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { formatListing } from '@dalil/domain/guide/listing.ts';
import type { PlaceCard } from '@dalil/domain/guide/views.ts';
import type { PlanSources } from '@dalil/domain/planner/build-plan.ts';
import { isSuggested, type PlanPlace, planPlace } from '@dalil/domain/planner/plan-place.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../data/use-api.ts';
import { getWeather } from '../../endpoints/city.ts';
import { listPlaces } from '../../endpoints/guide.ts';
import { itemsQuery } from '../../queries/bookmarks.ts';
import { useLocale } from '../../language/use-locale.ts';
import type { PlanCard } from './plan-card.ts';

/** The answer without pages, which the device also gives offline. */
const ALL = formatListing({ choices: {}, sort: 'nearest', page: 1 });
const NONE: readonly PlaceCard[] = [];

export type LoadedSources = {
  sources: PlanSources;
  places: ReadonlyMap<string, PlanPlace>;
  cards: ReadonlyMap<string, PlanCard>;
};

type State =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; loaded: LoadedSources };

/**
 * The places a plan is made of: the lists of sights, beaches and places to eat, and what `stops` and `saved` have beyond them. The
 * averages of the months are left out where they cannot be fetched.
 */
export function usePlanSources(stops: readonly string[], saved: readonly SavedItem[]): State {
  const [api, locale] = [useApi(), useLocale()];
  const tourism = useQuery(listPlaces({ locale, section: 'tourism', search: ALL }));
  const beaches = useQuery(listPlaces({ locale, section: 'beaches', search: ALL }));
  const dining = useQuery(listPlaces({ locale, section: 'eatanddrink', search: ALL }));
  const weather = useQuery(getWeather({ locale }));
  const lists = [tourism, beaches, dining];
  const isLoaded = lists.every(({ data }) => data !== undefined) && !weather.isLoading;
  const listed = new Set(lists.flatMap(({ data }) => data?.items.map(({ id }) => id) ?? []));
  const others = isLoaded ? stops.filter((id) => !listed.has(id) && !saved.some(({ itemId }) => itemId === id)) : [];
  const found = useQuery({
    ...itemsQuery(
      api,
      locale,
      others.map((id) => `place:${id}`),
    ),
    enabled: others.length > 0,
    placeholderData: (before) => before,
  });
  const loaded = useMemo(
    () =>
      collect({
        sights: [...(tourism.data?.items ?? NONE), ...(beaches.data?.items ?? NONE)],
        meals: dining.data?.items ?? NONE,
        others: [...saved, ...(found.data ?? [])],
        months: weather.data?.months ?? null,
      }),
    [tourism.data, beaches.data, dining.data, saved, found.data, weather.data],
  );
  if (lists.some(({ isError, data }) => isError && !data)) {
    return { status: 'failed', retry: () => lists.forEach(({ refetch }) => void refetch()) };
  }
  if (!isLoaded || (others.length > 0 && found.isLoading)) return { status: 'loading' };
  return { status: 'ready', loaded };
}

type Found = {
  sights: readonly PlaceCard[];
  meals: readonly PlaceCard[];
  others: readonly SavedItem[];
  months: PlanSources['months'];
};

function collect({ sights, meals, others, months }: Found): LoadedSources {
  const places = new Map<string, PlanPlace>();
  const cards = new Map<string, PlanCard>();
  for (const { kind, itemId: id, position, title, href, locale } of others) {
    if (kind !== 'place' || position === null) continue;
    places.set(id, { ...UNKNOWN, id, position });
    cards.set(id, { id, title, href, locale, kind: '' });
  }
  for (const card of [...meals, ...sights]) {
    const { id, title, href, locale, type, district } = card;
    places.set(id, planPlace(card));
    cards.set(id, { id, title, href, locale, kind: `${type.label} · ${district}` });
  }
  const unique = new Map(sights.map((card) => [card.id, card]));
  return {
    sources: {
      sights: [...unique.values()].filter(isSuggested).map(planPlace),
      meals: meals.filter(isSuggested).map(planPlace),
      months,
    },
    places,
    cards,
  };
}

/** A place that is in none of the lists: its hours and setting are not known here. */
const UNKNOWN = {
  type: '',
  setting: null,
  hours: null,
  isForFamilies: false,
  isMeal: false,
  priceBand: null,
  metroMinutes: null,
} satisfies Omit<PlanPlace, 'id' | 'position'>;
