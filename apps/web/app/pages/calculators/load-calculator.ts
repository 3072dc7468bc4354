import type { CalculatorId } from '@dalil/domain/calculators/calculator-ids.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { loadPage } from '../../data/load-page.ts';
import { getCalculator } from '../../endpoints/city.ts';
import type { MessageArea } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import type { CalculatorView } from '../../queries/city.ts';

/** The loader of a calculator's page: its facts, and nothing of what the user enters. */
export function loadCalculator(id: CalculatorId, { areas = [] }: { areas?: MessageArea[] } = {}) {
  return loadPage(['item', 'calculators', 'calculator-names', ...areas], async ({ locale, prefetch, translate }) => {
    await prefetch(getCalculator({ locale, calculator: id }));
    return { title: translate(`calculator.title.${id}`), description: translate(`calculators.promise.${id}`) };
  });
}

export function useCalculator(id: CalculatorId): CalculatorView {
  return useSuspenseQuery(getCalculator({ locale: useLocale(), calculator: id })).data;
}
