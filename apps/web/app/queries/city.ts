import type { Answer } from '../data/endpoint.ts';

export type CalculatorView = Answer<'getCalculator'>;
export type CalculatorFact = CalculatorView['facts'][number];
export type ExchangeRates = Answer<'getExchangeRates'>;
export type WeatherAreas = NonNullable<Answer<'getWeatherAreas'>['areas']>;
export type Outlook = Answer<'getOutlook'>;
export type TrafficNow = NonNullable<Answer<'getTrafficNow'>['traffic']>;
export type MeasuredRoad = TrafficNow['value']['roads'][number];
export type TrafficIncident = NonNullable<TrafficNow['value']['incidents']>[number];
/** With the hours and days ahead, or of the present only. */
export type Extent = 'now' | 'ahead';
export type Conditions = Answer<'getConditions'>;
export type Day = Answer<'getDay'>;
export type Weather = Answer<'getWeather'>;
export type Traffic = Answer<'getTraffic'>;
export type Timetable = NonNullable<Answer<'getTimetable'>['timetable']>;
