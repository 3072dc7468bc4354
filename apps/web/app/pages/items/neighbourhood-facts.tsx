import { useLingui } from '@lingui/react';
import { TextIn } from '../../features/prose/text-language.tsx';
import { useFormat } from '../../language/use-format.ts';
import { FactsPanel } from '../../ui/facts-panel.tsx';
import type { NeighbourhoodView } from './item-view.ts';

/** Getting there, homes and ownership at a glance. */
export function NeighbourhoodFacts({ neighbourhood }: { neighbourhood: NeighbourhoodView }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { locale, housing, freehold, asOf } = neighbourhood;
  return (
    <FactsPanel
      title={_('neighbourhood.facts')}
      rows={[
        { label: _('neighbourhood.transit'), value: <Transit neighbourhood={neighbourhood} /> },
        { label: _('neighbourhood.housing'), value: <TextIn locale={locale}>{housing}</TextIn> },
        {
          label: _('neighbourhood.freehold'),
          value: _(`neighbourhood.freehold.${freehold.status}`),
          // A bare "yes" says nothing more than the line above it.
          note: freehold.status === 'yes' ? undefined : <TextIn locale={locale}>{freehold.text}</TextIn>,
        },
      ]}
      footer={_('item.meta.as-of', { date: format.asOf(asOf) })}
    />
  );
}

function Transit({ neighbourhood: { transit, locale } }: { neighbourhood: NeighbourhoodView }) {
  const { _ } = useLingui();
  return (
    <ul className="flex flex-col gap-1">
      {transit.map(({ mode, line, stop }, at) => (
        <li key={at}>
          <TextIn locale={locale}>{stop}</TextIn>
          <span className="block text-meta font-normal text-text-3">
            {_(`neighbourhood.mode.${mode === 'metro' && line ? `metro-${line}` : mode}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
