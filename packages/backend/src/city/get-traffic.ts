import { isRamadan } from '@dalil/domain/city/holidays.ts';
import { factIdsIn, inlineText } from '@dalil/domain/guide/document.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import type { HandbookBody, HandbookData } from '@dalil/domain/guide/handbook.ts';
import { TAXI_PRICES } from '@dalil/domain/journeys/taxi.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import type { ItemRow } from '../guide/item-rows.ts';
import { type TrafficView, trafficViewSchema } from './city-views.ts';
import { dayTariffs, RAMADAN_TARIFF_FACTS, TARIFF_FACTS } from './day-tariffs.ts';
import { findCityFacts, findCityItems } from './find-city.ts';
import { factsOfRoutes, findRoutes, routeViews } from './route-views.ts';
import { inLocale } from '../core/route-parts.ts';

const GROUPS = {
  fares: [
    ...['silver', 'gold', 'red'].flatMap((card) =>
      ['one-zone', 'two-zones', 'three-zones'].map((zones) => `nol.fare.${card}.${zones}`),
    ),
    'nol.day-pass.regular',
    'nol.day-pass.gold',
    'tram.fare',
    'abra.fare',
  ],
  salik: ['salik.schedule', 'salik.pair.window', 'salik.tag.price', 'salik.gates'],
  parking: [
    'parking.paid.hours',
    'parking.peak.hours',
    'parking.premium.peak-price',
    'parking.standard.peak-price',
    'parking.lowest.price',
    'parking.event.price',
    'parking.free-days',
    'parking.street.limit',
    'parking.sms',
  ],
  taxis: [
    'taxi.flagfall.day',
    'taxi.flagfall.night',
    'taxi.flagfall.airport',
    'taxi.minimum',
    'taxi.per-km',
    'taxi.salik',
  ],
  hours: [
    'metro.hours',
    'tram.hours.weekday',
    'tram.hours.sunday',
    'metro.hours.holiday-pattern',
    'metro.hours.new-year',
    'metro.ramadan.pattern',
  ],
  drivers: ['traffic.speed-margin', 'traffic.black-points', 'child-seat.age', 'front-seat.age', 'phone.police'],
} as const;

const TRAM_HOURS = ['tram.hours.weekday', 'tram.hours.sunday'] as const;
/** What the lines of the handbook display. */
const OF_LINES = ['metro.hours', ...TRAM_HOURS, 'tram.fare', 'abra.fare', 'monorail.status'] as const;

/** Transport: costs, lines with their stations, toll gates, and roads at their usual hours. Fails with `not_found`. */
export const getTraffic = query({
  name: 'get-traffic',
  input: inLocale,
  output: trafficViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /traffic',
    summary: 'Getting about: lines, fares, tolls, parking, roads at their usual hours',
    failures: ['not_found'],
    reading: { lists: ['handbook', 'service'] },
  },
  run: async (deps, { locale }): Promise<TrafficView> => {
    const date = dubaiDate(deps.now());
    const { handbook, events } = await findCityItems(deps, locale, 'transport', ['public-holiday']);
    if (!handbook) throw new Failure('not_found');
    const services = await findRoutes(deps, locale);
    const texts = [...new Set([...factIdsIn(JSON.stringify(handbook.body)), ...OF_LINES, ...factsOfRoutes(services)])];
    const ids = [...new Set([...Object.values(GROUPS).flat(), ...TARIFF_FACTS, ...RAMADAN_TARIFF_FACTS, ...texts])];
    const facts = await findCityFacts(deps, locale, ids);
    const holidays = events.map(({ id, data }) => ({ ...(data as EventData), id }));
    return {
      date,
      locale: handbook.locale,
      asOf: handbook.as_of,
      tariffs: dayTariffs(facts, date, holidays),
      routes: routeViews(handbook, services),
      service: {
        metro: facts.schedule('metro.hours', date) ?? [],
        tram: TRAM_HOURS.flatMap((id) => facts.schedule(id, date) ?? []),
      },
      taxiPrices: Object.fromEntries(
        TAXI_PRICES.flatMap((id) => {
          const price = facts.money(id, date);
          return price === null ? [] : [[id, price]];
        }),
      ),
      ...network(handbook),
      ...onTheRoad(handbook),
      factGroups: {
        fares: facts.view(GROUPS.fares),
        salik: facts.view(isRamadan(date) ? ['salik.ramadan.schedule', ...GROUPS.salik] : GROUPS.salik),
        parking: facts.view(isRamadan(date) ? ['parking.ramadan.hours', ...GROUPS.parking] : GROUPS.parking),
        taxis: facts.view(GROUPS.taxis),
        hours: facts.view(GROUPS.hours),
        drivers: facts.view(GROUPS.drivers),
      },
      facts: facts.view(texts),
    };
  },
});

function network(row: ItemRow) {
  const body = row.body as HandbookBody<'transport'>;
  return {
    metroRules: [body.metro.hours, body.metro.hoursNote, ...body.metro.rules, body.metro.stationNamesNote].map(
      inlineText,
    ),
    nol: rules(body.nol, ['principle', 'transfers', 'childrenFree', 'concessions']),
  };
}

/** Some texts of a body, each under the id by which pages label it. */
function rules<Id extends string>(texts: Record<Id, string>, ids: readonly Id[]) {
  return ids.map((id) => ({ id, text: inlineText(texts[id]) }));
}

function onTheRoad(row: ItemRow) {
  const data = row.data as HandbookData<'transport'>;
  const body = row.body as HandbookBody<'transport'>;
  return {
    taxis: rules(body.taxis, ['booking', 'roofColours', 'payment', 'note']),
    gates: data.salik.gates.map(({ id }) => ({
      id,
      name: body.salik.gates[id]?.name ?? id,
      road: body.salik.gates[id]?.road ?? '',
    })),
    salik: rules(body.salik, ['pairNote', 'sundayException']),
    roads: data.roads.map((road) => ({
      id: road.id,
      code: road.code,
      name: body.roads[road.id]?.name ?? road.id,
      segments: road.segments.map(({ id, typicalPeaks, peakDays }) => ({
        id,
        name: body.roads[road.id]?.segments[id]?.name ?? id,
        cause: body.roads[road.id]?.segments[id]?.cause ?? null,
        peaks: typicalPeaks,
        isWeekend: peakDays === 'weekend',
      })),
    })),
    roadsNote: body.roadsNote,
  };
}
