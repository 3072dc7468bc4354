import { createRoute } from '@hono/zod-openapi';
import { CALCULATORS } from '@dalil/domain/calculators/calculator-ids.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { createRouter, IN_PROCESS } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { limitAttempts } from '../core/rate-limit.ts';
import { answers, inLocale } from '../core/route-parts.ts';
import { dayViewSchema, trafficViewSchema, weatherViewSchema } from './city-views.ts';
import { calculatorViewSchema } from './calculator-view.ts';
import { getCalculator } from './get-calculator.ts';
import { getDay } from './get-day.ts';
import { getTraffic } from './get-traffic.ts';
import { getWeather } from './get-weather.ts';
import { EXTENTS, getConditions } from './live/get-conditions.ts';
import { getExchangeRates } from './live/get-exchange-rates.ts';
import { getOutlook, OUTLOOK_ENDS } from './live/get-outlook.ts';
import { getWeatherAreas } from './live/get-weather-areas.ts';
import { getTrafficNow } from './live/get-traffic-now.ts';
import {
  conditionsViewSchema,
  exchangeRatesViewSchema,
  outlookViewSchema,
  trafficNowViewSchema,
  weatherAreasViewSchema,
} from './live/live-views.ts';
import { findJourneys, journeysInput, journeysSchema } from './timetable/find-journeys.ts';
import { getTimetable, timetableViewSchema } from './timetable/get-timetable.ts';

const day = createRoute({
  method: 'get',
  path: '/days/{date}',
  summary: 'A day in Dubai: dates, sun, prayers, tariffs, holidays',
  request: {
    params: z.object({ date: textInput().max(10).meta({ description: '`today` or a day', example: '2026-11-21' }) }),
    query: inLocale,
  },
  responses: { ...answers(dayViewSchema), ...problemResponses('invalid_input') },
});

const weather = createRoute({
  method: 'get',
  path: '/weather',
  summary: 'The climate of the city, month by month, and advice',
  request: { query: inLocale },
  responses: { ...answers(weatherViewSchema), ...problemResponses('invalid_input', 'not_found') },
});

const traffic = createRoute({
  method: 'get',
  path: '/traffic',
  summary: 'Getting about: lines, fares, tolls, parking, roads at their usual hours',
  request: { query: inLocale },
  responses: { ...answers(trafficViewSchema), ...problemResponses('invalid_input', 'not_found') },
});

const calculator = createRoute({
  method: 'get',
  path: '/calculators/{calculator}',
  summary: 'The facts a calculator computes with, as data',
  request: {
    params: z.object({ calculator: z.enum(CALCULATORS).meta({ example: 'move-in' }) }),
    query: inLocale,
  },
  responses: { ...answers(calculatorViewSchema), ...problemResponses('invalid_input') },
});

const timetable = createRoute({
  method: 'get',
  path: '/timetable',
  summary: 'First and last trains by station, if the operator has given a timetable',
  request: { query: inLocale },
  responses: { ...answers(timetableViewSchema), ...problemResponses('invalid_input') },
});

const journeys = createRoute({
  method: 'get',
  path: '/journeys',
  summary: 'The next journeys by bus, metro, tram and ferry at the times of the operator’s timetable, if there is one',
  request: { query: journeysInput },
  responses: { ...answers(journeysSchema), ...problemResponses('invalid_input', 'too_many_requests') },
});

const conditions = createRoute({
  method: 'get',
  path: '/live/conditions',
  summary: 'Weather, sea, air and official warnings as last answered by their providers',
  request: {
    query: z.object({
      extent: z
        .enum(EXTENTS)
        .default('ahead')
        .meta({ description: 'With few or with many hours ahead', example: 'ahead' }),
    }),
  },
  responses: { ...answers(conditionsViewSchema), ...problemResponses('invalid_input') },
});

const weatherAreas = createRoute({
  method: 'get',
  path: '/live/weather-areas',
  summary: 'The present weather of the parts of the emirate: coast, creek, inland, mountains',
  responses: answers(weatherAreasViewSchema),
});

const outlook = createRoute({
  method: 'get',
  path: '/live/outlook',
  summary: 'The hours ahead in columns, from which answers about what to do outdoors are computed',
  request: {
    query: z.object({
      until: z.enum(OUTLOOK_ENDS).default('tomorrow').meta({ description: 'The last day', example: 'today' }),
    }),
  },
  responses: { ...answers(outlookViewSchema), ...problemResponses('invalid_input') },
});

const exchangeRates = createRoute({
  method: 'get',
  path: '/live/exchange-rates',
  summary: 'What a dirham buys of other currencies, by reference rates of central banks',
  responses: answers(exchangeRatesViewSchema),
});

const trafficNow = createRoute({
  method: 'get',
  path: '/live/traffic',
  summary: 'Measured traffic on the roads of the city, and incidents, for fifteen minutes after the measurement',
  responses: answers(trafficNowViewSchema),
});

export function cityRoutes(deps: Deps) {
  return createRouter()
    .openapi(day, async (c) =>
      c.json(await getDay(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
    )
    .openapi(weather, async (c) => c.json(await getWeather(deps, c.get('actor'), c.req.valid('query')), 200))
    .openapi(calculator, async (c) =>
      c.json(await getCalculator(deps, c.get('actor'), { ...c.req.valid('param'), ...c.req.valid('query') }), 200),
    )
    .openapi(conditions, async (c) => c.json(await getConditions(deps, c.get('actor'), c.req.valid('query')), 200))
    .openapi(weatherAreas, async (c) => c.json(await getWeatherAreas(deps, c.get('actor'), {}), 200))
    .openapi(outlook, async (c) => c.json(await getOutlook(deps, c.get('actor'), c.req.valid('query')), 200))
    .openapi(trafficNow, async (c) => c.json(await getTrafficNow(deps, c.get('actor'), {}), 200))
    .openapi(exchangeRates, async (c) => c.json(await getExchangeRates(deps, c.get('actor'), {}), 200))
    .openapi(journeys, async (c) => {
      // Every pair of points is another computation. A page that is rendered here has been counted itself.
      if (c.get('clientAddress') !== IN_PROCESS) await limitAttempts(deps, c, 'suggestions');
      return c.json(await findJourneys(deps, c.get('actor'), c.req.valid('query')), 200);
    })
    .openapi(timetable, async (c) => c.json(await getTimetable(deps, c.get('actor'), c.req.valid('query')), 200))
    .openapi(traffic, async (c) => c.json(await getTraffic(deps, c.get('actor'), c.req.valid('query')), 200));
}
