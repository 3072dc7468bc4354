import type { Inline } from '@dalil/domain/guide/document.ts';
import { HANDBOOK_PART } from '@dalil/domain/provenance/text-parts.ts';
import type { ReactNode } from 'react';
import type { FactsById } from '../facts/fact-text.ts';
import { linkDomains } from '../prose/domain-links.ts';
import { Inlines } from '../prose/inlines.tsx';

export type Topic = { id: string; title: ReactNode; text: readonly Inline[] };

type TopicListProps = {
  topics: readonly Topic[];
  facts: FactsById;
  /** STAFF-9: topics and answers are texts of the page's handbook, which are compared with its manifest. */
  isSigned?: boolean;
};

/** Short answers under their topics, in two columns where there is space. */
export function TopicList({ topics, facts, isSigned = false }: TopicListProps) {
  return (
    <dl className="grid gap-x-8 border-b border-line medium:grid-cols-2">
      {topics.map(({ id, title, text }) => (
        <div key={id} className="break-inside-avoid border-t border-line py-3">
          <dt data-part={isSigned ? HANDBOOK_PART : undefined} className="text-label font-semibold">
            {title}
          </dt>
          <dd data-part={isSigned ? HANDBOOK_PART : undefined} className="mt-1 text-label text-text-2">
            <Inlines nodes={linkDomains(text)} facts={facts} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
