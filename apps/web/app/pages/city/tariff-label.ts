import { writeDirhams } from '@dalil/domain/guide/dirham.ts';
import { useLingui } from '@lingui/react';
import { useLocale } from '../../language/use-locale.ts';
import type { Day } from '../../queries/city.ts';

export type TariffWindow = Day['tariffs']['salik'][number];

/** The label of a tariff window: its price if there is one, otherwise its kind. */
export function useTariffLabel(): (window: TariffWindow) => string {
  const { _ } = useLingui();
  const locale = useLocale();
  return ({ kind, price }) => (price ? writeDirhams(price, locale) : _(`city.tariff.${kind}`));
}
