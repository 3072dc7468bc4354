import { takesPlaceOn } from '@dalil/domain/city/holidays.ts';
import { sunTimes } from '@dalil/domain/city/prayer-times.ts';
import { factIdsIn, inlineText } from '@dalil/domain/guide/document.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import type { HandbookBody, HandbookData } from '@dalil/domain/guide/handbook.ts';
import { CLIMATE_HAZARDS, COMFORT_LEVELS } from '@dalil/domain/guide/handbook-climate.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { type WeatherView, weatherViewSchema } from './city-views.ts';
import { findCityFacts, findCityItems } from './find-city.ts';
import { monthNormals } from './month-normals.ts';
import { inLocale } from '../core/route-parts.ts';

const FACTS = ['work.midday.season', 'work.midday.hours', 'emergency.ambulance', 'beach.flag.red', 'beach.flag.yellow'];

/** The climate of the city by month, with advice. No current readings. Fails with `not_found`. */
export const getWeather = query({
  name: 'get-weather',
  input: inLocale,
  output: weatherViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /weather',
    summary: 'The climate of the city, month by month, and advice',
    failures: ['not_found'],
    reading: { lists: ['handbook'] },
  },
  run: async (deps, { locale }): Promise<WeatherView> => {
    const date = dubaiDate(deps.now());
    const [facts, { handbook, events }] = await Promise.all([
      findCityFacts(deps, locale, FACTS),
      findCityItems(deps, locale, 'climate', ['rule']),
    ]);
    if (!handbook) throw new Failure('not_found');
    const data = handbook.data as HandbookData<'climate'>;
    const body = handbook.body as HandbookBody<'climate'>;
    const workBreak = events.find(({ id }) => id === 'midday-break');
    const season = workBreak && { ...(workBreak.data as EventData), id: workBreak.id };
    const used = [body.workBreak, ...Object.values(body.hazards).map(({ advice }) => advice)].flatMap(factIdsIn);
    return {
      date,
      month: Number(date.slice(5, 7)),
      locale: handbook.locale,
      asOf: handbook.as_of,
      title: handbook.title,
      sun: sunTimes(date),
      months: monthNormals(handbook),
      annualRain: body.annualRain,
      records: body.records,
      comfort: COMFORT_LEVELS.map((id) => ({ id, ...body.comfort[id] })),
      hazards: CLIMATE_HAZARDS.map((id) => ({ id, ...body.hazards[id], advice: inlineText(body.hazards[id].advice) })),
      uvBands: data.uvBands.map((band, at) => ({ ...band, advice: body.uvAdvice[at] ?? '' })),
      isMiddayBreak: season !== undefined && takesPlaceOn(season, date),
      workBreak: inlineText(body.workBreak),
      precision: Object.entries(body.precision).map(([id, text]) => ({ id, text })),
      facts: facts.view([...new Set([...used, ...FACTS])]),
    };
  },
});
