// Written by `npm run endpoints` from the declarations in packages/backend.
import { endpoint } from '../data/endpoint.ts';

export const getDay = endpoint('getDay', 'GET /days/{date}', { lists: ['handbook', 'event'] });
export const getWeather = endpoint('getWeather', 'GET /weather', { lists: ['handbook'] });
export const getCalculator = endpoint('getCalculator', 'GET /calculators/{calculator}', { lists: ['handbook', 'event'] });
export const getConditions = endpoint('getConditions', 'GET /live/conditions', { lists: ['live'] });
export const getWeatherAreas = endpoint('getWeatherAreas', 'GET /live/weather-areas', { lists: ['live'] });
export const getOutlook = endpoint('getOutlook', 'GET /live/outlook', { lists: ['live'] });
export const getTrafficNow = endpoint('getTrafficNow', 'GET /live/traffic', { lists: ['live'] });
export const getExchangeRates = endpoint('getExchangeRates', 'GET /live/exchange-rates', { lists: ['live'] });
export const findJourneys = endpoint('findJourneys', 'GET /journeys', { lists: ['timetable'] });
export const getTimetable = endpoint('getTimetable', 'GET /timetable', { lists: ['handbook', 'timetable'] });
export const getTraffic = endpoint('getTraffic', 'GET /traffic', { lists: ['handbook', 'service'] });
