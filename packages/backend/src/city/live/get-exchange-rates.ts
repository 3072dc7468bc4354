import * as z from 'zod';
import { query } from '../../core/query.ts';
import { findLiveValues } from './find-live-values.ts';
import { type ExchangeRatesView, exchangeRatesViewSchema } from './live-views.ts';

/** What a dirham buys of other currencies: reference rates of central banks, not those of an exchange house. */
export const getExchangeRates = query({
  name: 'get-exchange-rates',
  input: z.object({}),
  output: exchangeRatesViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /live/exchange-rates',
    summary: 'What a dirham buys of other currencies, by reference rates of central banks',
    reading: { lists: ['live'] },
  },
  run: async (deps): Promise<ExchangeRatesView> => {
    const find = await findLiveValues(deps, ['rates']);
    return { rates: find('rates') };
  },
});
