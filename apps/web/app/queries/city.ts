import type { Inline } from '@dalil/domain/guide/document.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, read } from '../data/api.ts';

/** A day in Dubai: `today`, or a date as `YYYY-MM-DD`. */
export function dayQuery(api: ApiClient, locale: Locale, date: string) {
  return queryOptions({
    queryKey: ['day', locale, date],
    meta: { lists: ['handbook', 'event'] },
    queryFn: () => read(api.api.days[':date'].$get({ param: { date }, query: { locale } })),
  });
}

export function weatherQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['weather', locale],
    meta: { lists: ['handbook'] },
    queryFn: () => read(api.api.weather.$get({ query: { locale } })),
  });
}

export function trafficQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['traffic', locale],
    meta: { lists: ['handbook'] },
    queryFn: () => read(api.api.traffic.$get({ query: { locale } })),
  });
}

type Answer<Query extends (...given: never[]) => { queryFn?: unknown }> = ReturnType<Query>['queryFn'] extends
  | ((...given: never[]) => infer Data)
  | undefined
  ? Awaited<Data>
  : never;
export type Day = Answer<typeof dayQuery>;

type RawWeather = Answer<typeof weatherQuery>;
type RawTraffic = Answer<typeof trafficQuery>;
type Hazard = Omit<RawWeather['hazards'][number], 'advice'> & { advice: Inline[] };
type Line = Omit<RawTraffic['lines'][number], 'note'> & { note: Inline[] | null };
type Rule = { id: string; text: Inline[] };
type TrafficTexts = Record<'nol' | 'salik' | 'taxis', Rule[]> & { metroRules: Inline[][]; lines: Line[] };

/** The typed client cannot follow prose, which holds itself, so its type is given here. */
export type Weather = Omit<RawWeather, 'hazards' | 'workBreak'> & { hazards: Hazard[]; workBreak: Inline[] };
export type Traffic = Omit<RawTraffic, keyof TrafficTexts> & TrafficTexts;
