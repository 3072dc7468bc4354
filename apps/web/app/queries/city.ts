import type { CalculatorId } from '@dalil/domain/calculators/calculator-ids.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ApiClient, type DataOf, read } from '../data/api.ts';

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
    meta: { lists: ['handbook', 'service'] },
    queryFn: () => read(api.api.traffic.$get({ query: { locale } })),
  });
}

/** First and last trains by station, or null. It describes many days. */
export function timetableQuery(api: ApiClient, locale: Locale) {
  return queryOptions({
    queryKey: ['timetable', locale],
    meta: { lists: ['handbook', 'timetable'] },
    queryFn: () => read(api.api.timetable.$get({ query: { locale } })),
  });
}

/** With the hours and days ahead, or of the present only. */
export type Extent = 'now' | 'ahead';

/** Weather, sea, air and warnings as last answered by their providers. The same in every language. */
export function conditionsQuery(api: ApiClient, extent: Extent) {
  return queryOptions({
    queryKey: ['conditions', extent],
    meta: { lists: ['live'] },
    queryFn: () => read(api.api.live.conditions.$get({ query: { extent } })),
  });
}

/** The weather of the parts of the emirate as last answered. The same in every language. */
export function weatherAreasQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['weather-areas'],
    meta: { lists: ['live'] },
    queryFn: () => read(api.api.live['weather-areas'].$get()),
  });
}

/** What a calculator computes with. */
export function calculatorQuery(api: ApiClient, locale: Locale, calculator: CalculatorId) {
  return queryOptions({
    queryKey: ['calculator', locale, calculator],
    meta: { lists: ['handbook', 'event'] },
    queryFn: () => read(api.api.calculators[':calculator'].$get({ param: { calculator }, query: { locale } })),
  });
}

/** What a dirham buys of other currencies, as last answered by the provider. */
export function exchangeRatesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['exchange-rates'],
    meta: { lists: ['live'] },
    queryFn: () => read(api.api.live['exchange-rates'].$get()),
  });
}

export type CalculatorView = DataOf<typeof calculatorQuery>;
export type CalculatorFact = CalculatorView['facts'][number];
export type ExchangeRates = DataOf<typeof exchangeRatesQuery>;

/** The hours ahead, from which answers about what to do outdoors are computed. The same in every language. */
export function outlookQuery(api: ApiClient, until: 'today' | 'tomorrow') {
  return queryOptions({
    queryKey: ['outlook', until],
    meta: { lists: ['live'] },
    queryFn: () => read(api.api.live.outlook.$get({ query: { until } })),
  });
}

export type WeatherAreas = NonNullable<DataOf<typeof weatherAreasQuery>['areas']>;
export type Outlook = DataOf<typeof outlookQuery>;

/** Measured traffic, by the ids of the segments of roads. The same in every language. */
export function trafficNowQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['traffic-now'],
    meta: { lists: ['live'] },
    queryFn: () => read(api.api.live.traffic.$get()),
  });
}

export type TrafficNow = NonNullable<DataOf<typeof trafficNowQuery>['traffic']>;
export type MeasuredRoad = TrafficNow['value']['roads'][number];
export type TrafficIncident = NonNullable<TrafficNow['value']['incidents']>[number];
export type Conditions = DataOf<typeof conditionsQuery>;
export type Day = DataOf<typeof dayQuery>;
export type Weather = DataOf<typeof weatherQuery>;
export type Traffic = DataOf<typeof trafficQuery>;
export type Timetable = NonNullable<DataOf<typeof timetableQuery>['timetable']>;
