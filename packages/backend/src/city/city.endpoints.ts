import { getCalculator } from './get-calculator.ts';
import { getDay } from './get-day.ts';
import { getTraffic } from './get-traffic.ts';
import { getWeather } from './get-weather.ts';
import { getConditions } from './live/get-conditions.ts';
import { getExchangeRates } from './live/get-exchange-rates.ts';
import { getOutlook } from './live/get-outlook.ts';
import { getTrafficNow } from './live/get-traffic-now.ts';
import { getWeatherAreas } from './live/get-weather-areas.ts';
import { findJourneys } from './timetable/find-journeys.ts';
import { getTimetable } from './timetable/get-timetable.ts';

/** The city itself: the day, weather, transport, and what calculators compute with. */
export const cityEndpoints = {
  getDay,
  getWeather,
  getCalculator,
  getConditions,
  getWeatherAreas,
  getOutlook,
  getTrafficNow,
  getExchangeRates,
  findJourneys,
  getTimetable,
  getTraffic,
};
