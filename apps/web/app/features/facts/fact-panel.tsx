import type { FactView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLangWithin } from '../../language/text-locale.ts';
import { type FactRow, FactsPanel } from '../../ui/facts-panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { byOrigin } from './by-origin.ts';
import { FactGrade } from './fact-grade.tsx';
import { FactSource } from './fact-source.tsx';

type FactPanelProps = { facts: readonly FactView[]; title: string; level?: 2 | 3; isCollapsed?: boolean };

/** Every fact a text rests on, those of one origin together, with how well they are known and where they are stated. */
export function FactPanel({ facts, title, ...look }: FactPanelProps) {
  const { _ } = useLingui();
  if (facts.length === 0) return null;
  return (
    <FactsPanel
      title={title}
      groups={byOrigin(facts, (fact) => fact).map(({ first, all }) => ({
        rows: all.map((fact) => ({ label: <FactLabel fact={fact} />, value: <FactAnswer fact={fact} /> })),
        note: <FactOrigin fact={first} />,
      }))}
      footer={_('item.facts.hint')}
      {...look}
    />
  );
}

/** A fact as a row of a panel: its value, how well it is known, and its source. */
export function factRow(fact: FactView, label: ReactNode): FactRow {
  return { label, value: <FactAnswer fact={fact} />, note: <FactOrigin fact={fact} /> };
}

export function FactLabel({ fact }: { fact: FactView }) {
  return <span lang={useLangWithin(fact.locale)}>{fact.label}</span>;
}

/** The value, or the reason why there is none. */
export function FactAnswer({ fact }: { fact: FactView }) {
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

/** How well a value is known, since when, and where it is stated. Of a value that is not shown only whom to ask. */
export function FactOrigin({ fact }: { fact: FactView }) {
  if (fact.text === null) return <FactSource fact={fact} />;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <FactGrade fact={fact} />
      <FactSource fact={fact} />
    </span>
  );
}
