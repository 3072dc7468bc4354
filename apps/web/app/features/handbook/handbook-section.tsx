import type { FactView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { FactPanel } from '../facts/fact-panel.tsx';

type HandbookSectionProps = {
  /** The anchor of the section. */
  id: string;
  title: ReactNode;
  /** The facts the section rests on, with dates and sources, below its text. */
  facts?: readonly FactView[];
  children: ReactNode;
  /** For a section that works only with scripts. */
  needsScript?: boolean;
};

/** A part of a long page that can be linked to. */
export function HandbookSection({ id, title, facts = [], children, needsScript = false }: HandbookSectionProps) {
  const { _ } = useLingui();
  return (
    <section
      data-read=""
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('flex flex-col gap-5 border-t border-line pt-6', needsScript && 'print:hidden')}
      data-needs-script={needsScript ? '' : undefined}
    >
      <h2 id={`${id}-title`} className="text-section font-strong">
        {title}
      </h2>
      {children}
      <FactPanel facts={facts} title={_('handbook.facts', { count: facts.length })} level={3} isCollapsed />
    </section>
  );
}
