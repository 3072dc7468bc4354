import { ApiError } from '../../data/api.ts';
import { loadPage } from '../../data/load-page.ts';
import { getCalculator, getExchangeRates } from '../../endpoints/city.ts';

/** Measures, the fixed rate of the dollar, and the live rates. Without them the fixed rate is still there. */
export const loadUnits = loadPage(
  ['item', 'calculators', 'calculator-names', 'practical'],
  async ({ locale, prefetch, translate }) => {
    const rates = prefetch(getExchangeRates()).catch((error: unknown) => {
      if (import.meta.env.SSR || !(error instanceof ApiError)) throw error;
    });
    await Promise.all([rates, prefetch(getCalculator({ locale, calculator: 'units' }))]);
    return { title: translate('calculator.title.units'), description: translate('calculators.promise.units') };
  },
);
