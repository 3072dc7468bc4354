import type { FactView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { FactPanel } from '../facts/fact-panel.tsx';
import { PageSection } from '../page-sections/page-section.tsx';

type HandbookSectionProps = {
  /** The anchor of the section. */
  id: string;
  title: ReactNode;
  /** The facts the section rests on, with dates and sources, below its text. */
  facts?: readonly FactView[];
  children: ReactNode;
  isOpenAtFirst?: boolean;
  /** For a section that works only with scripts. */
  needsScript?: boolean;
};

/** A part of a long page that opens on request and has its own address. */
export function HandbookSection({ facts = [], children, ...section }: HandbookSectionProps) {
  const { _ } = useLingui();
  return (
    <PageSection {...section}>
      {children}
      <FactPanel facts={facts} title={_('handbook.facts', { count: facts.length })} level={3} isCollapsed />
    </PageSection>
  );
}
