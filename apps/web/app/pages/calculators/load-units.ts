import { ApiError } from '../../data/api.ts';
import { loadPage } from '../../data/load-page.ts';
import { calculatorQuery, exchangeRatesQuery } from '../../queries/city.ts';

/** Measures, the fixed rate of the dollar, and the live rates. Without them the fixed rate is still there. */
export const loadUnits = loadPage(
  ['item', 'calculators', 'calculator-names', 'practical'],
  async ({ api, locale, prefetch, translate }) => {
    const rates = prefetch(exchangeRatesQuery(api)).catch((error: unknown) => {
      if (import.meta.env.SSR || !(error instanceof ApiError)) throw error;
    });
    await Promise.all([rates, prefetch(calculatorQuery(api, locale, 'units'))]);
    return { title: translate('calculator.title.units'), description: translate('calculators.promise.units') };
  },
);
