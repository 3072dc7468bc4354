import { type ExchangeRates, ratesSchema } from '@dalil/domain/city/live/readings.ts';
import * as z from 'zod';
import { addressOf, type LiveProvider, WrongAnswer } from './live-provider.ts';
import { checkAnswer, parseAnswer } from './parse-answer.ts';

/** The currencies that visitors and residents exchange most. */
const QUOTES = 'USD,EUR,GBP,INR,PKR,PHP,BDT,EGP,SAR,CNY,RUB,AUD,CAD,CHF,JPY,TRY,ZAR,LKR,NPR,KES';

const rowSchema = z.object({ date: z.string(), base: z.string(), quote: z.string(), rate: z.number() });

/** Reference rates of central banks, once on a working day. An unknown currency answers an empty list. https://frankfurter.dev/ */
export function frankfurterRates(base: string): LiveProvider<'rates'> {
  return {
    feed: 'rates',
    source: 'frankfurter',
    key: 'frankfurter',
    url: addressOf(base, '/v2/rates', { base: 'AED', quotes: QUOTES }),
    everyMinutes: 360,
    requestsPerDay: 20,
    read,
  };
}

function read(body: string): ExchangeRates {
  const rows = parseAnswer(z.array(rowSchema), body);
  const [first] = rows;
  if (!first) throw new WrongAnswer('no_values');
  if (rows.some(({ base }) => base !== 'AED')) throw new WrongAnswer('wrong_shape');
  // Banks publish on different days. The oldest day is true of all of them.
  const date = rows.reduce((oldest, row) => (row.date < oldest ? row.date : oldest), first.date);
  return checkAnswer(ratesSchema, {
    base: 'AED',
    date,
    rates: Object.fromEntries(rows.map(({ quote, rate }) => [quote, rate])),
  });
}
