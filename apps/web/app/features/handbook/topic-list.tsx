import type { Inline } from '@dalil/domain/guide/document.ts';
import type { ReactNode } from 'react';
import type { FactsById } from '../facts/fact-text.ts';
import { linkDomains } from '../prose/domain-links.ts';
import { Inlines } from '../prose/inlines.tsx';

export type Topic = { id: string; title: ReactNode; text: readonly Inline[] };

/** Short answers under their topics, in two columns where there is space. */
export function TopicList({ topics, facts }: { topics: readonly Topic[]; facts: FactsById }) {
  return (
    <dl className="grid gap-x-8 border-b border-line medium:grid-cols-2">
      {topics.map(({ id, title, text }) => (
        <div key={id} className="break-inside-avoid border-t border-line py-3">
          <dt className="text-label font-semibold">{title}</dt>
          <dd className="mt-1 text-label text-text-2">
            <Inlines nodes={linkDomains(text)} facts={facts} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
