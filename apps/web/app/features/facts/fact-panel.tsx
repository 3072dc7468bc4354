import type { FactView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { Clock } from 'lucide-react';
import { useLangWithin } from '../../language/text-locale.ts';
import { useFormat } from '../../language/use-format.ts';
import { FactsPanel } from '../../ui/facts-panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { confidenceKey } from './confidence-labels.ts';

type FactPanelProps = { facts: readonly FactView[]; title: string; level?: 2 | 3; isCollapsed?: boolean };

/** Every fact a text rests on, with its date, its confidence and where to confirm it. */
export function FactPanel({ facts, title, ...look }: FactPanelProps) {
  const { _ } = useLingui();
  if (facts.length === 0) return null;
  return (
    <FactsPanel
      title={title}
      rows={facts.map((fact) => ({
        label: <FactLabel fact={fact} />,
        value: <FactAnswer fact={fact} />,
        note: <FactOrigin fact={fact} />,
      }))}
      footer={_('item.facts.hint')}
      {...look}
    />
  );
}

function FactLabel({ fact }: { fact: FactView }) {
  return <span lang={useLangWithin(fact.locale)}>{fact.label}</span>;
}

/** The value, or the reason why there is none. */
function FactAnswer({ fact }: { fact: FactView }) {
  const { _ } = useLingui();
  const lang = useLangWithin(fact.locale);
  if (fact.text === null) {
    return (
      <span className="font-normal text-text-2">
        {_(fact.status === 'expired' ? 'item.fact.expired' : 'item.fact.hidden')}
      </span>
    );
  }
  return (
    <>
      {fact.href ? (
        <a href={fact.href} dir="ltr" className="text-link inline-block min-h-6 whitespace-nowrap">
          {fact.text}
        </a>
      ) : (
        <bdi lang={lang}>{fact.text}</bdi>
      )}
      {fact.status === 'due' ? (
        <Tag tone="warn" className="ms-2 font-normal" icon={<Clock aria-hidden className="icon-small" />}>
          {_('item.fact.due')}
        </Tag>
      ) : null}
    </>
  );
}

function FactOrigin({ fact }: { fact: FactView }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <>
      <span className="flex flex-wrap gap-x-3">
        <span>{_('item.meta.as-of', { date: format.asOf(fact.asOf) })}</span>
        <span>{_(confidenceKey(fact.confidence))}</span>
      </span>
      <a
        href={fact.source.url}
        rel="external"
        className="text-link inline-block min-h-6"
        lang={useLangWithin(fact.locale)}
      >
        {_('item.fact.confirm', { source: fact.source.name })}
      </a>
    </>
  );
}
