import { useLingui } from '@lingui/react';
import { useFormat } from '../../language/use-format.ts';
import type { Day } from '../../queries/city.ts';

export type TariffWindow = Day['tariffs']['salik'][number];

/** The label of a tariff window: its price if there is one, otherwise its kind. */
export function useTariffLabel(): (window: TariffWindow) => string {
  const { _ } = useLingui();
  const format = useFormat();
  return ({ kind, price }) => (price ? format.dirhams(price) : _(`city.tariff.${kind}`));
}
