import { useLingui } from '@lingui/react';
import { FactLabel, factRow } from '../../features/facts/fact-panel.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { PlaceView } from '../../queries/guide.ts';
import type { FactRow } from '../../ui/facts-panel.tsx';

/** Whose place of worship it is, what visitors wear and when they may come. */
export function useWorshipRows({ worship, facts }: PlaceView): FactRow[] {
  const { _ } = useLingui();
  const format = useFormat();
  if (worship === null) return [];
  const known = [worship.visitsId, worship.dressId].flatMap((id) => facts.find((fact) => fact.id === id) ?? []);
  return [
    { label: _('item.place.faith'), value: format.list(worship.faiths.map((faith) => _(`guide.faith.${faith}`))) },
    ...known.map((fact) => factRow(fact, <FactLabel fact={fact} />)),
  ];
}
