import type { CalculatorId } from '@dalil/domain/calculators/calculator-ids.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { loadPage } from '../../data/load-page.ts';
import { useApi } from '../../data/use-api.ts';
import type { MessageArea } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { type CalculatorView, calculatorQuery } from '../../queries/city.ts';

/** The loader of a calculator's page: its facts, and nothing of what the user enters. */
export function loadCalculator(id: CalculatorId, { areas = [] }: { areas?: MessageArea[] } = {}) {
  return loadPage(
    ['item', 'calculators', 'calculator-names', ...areas],
    async ({ api, locale, prefetch, translate }) => {
      await prefetch(calculatorQuery(api, locale, id));
      return { title: translate(`calculator.title.${id}`), description: translate(`calculators.promise.${id}`) };
    },
  );
}

export function useCalculator(id: CalculatorId): CalculatorView {
  return useSuspenseQuery(calculatorQuery(useApi(), useLocale(), id)).data;
}
