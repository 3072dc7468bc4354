import type { Inline } from '@dalil/domain/guide/document.ts';
import { HANDBOOK_PART } from '@dalil/domain/provenance/text-parts.ts';
import type { ReactNode } from 'react';
import type { FactsById } from '../facts/fact-text.ts';
import { Inlines } from '../prose/inlines.tsx';

/** An entry with its amount or instructions. The page may provide the title instead. */
export type Entry = { id: string; title: Inline[]; text: Inline[] };

type EntryListProps = {
  entries: readonly Entry[];
  facts: FactsById;
  /** The title of an entry whose title is a message. */
  titleOf?: (entry: Entry) => ReactNode;
};

/** Costs in rows: the item at the start, the amount at the end. All of it is text of the page's handbook, but for titles of messages. */
export function EntryList({ entries, facts, titleOf }: EntryListProps) {
  return (
    <dl className="border-b border-line text-label">
      {entries.map((entry) => (
        <div
          key={entry.id}
          className="grid break-inside-avoid gap-x-6 gap-y-1 border-t border-line py-3 medium:grid-cols-5"
        >
          <dt data-part={entry.title.length > 0 ? HANDBOOK_PART : undefined} className="text-text-2 medium:col-span-2">
            {entry.title.length > 0 ? <Inlines nodes={entry.title} facts={facts} /> : titleOf?.(entry)}
          </dt>
          <dd data-part={HANDBOOK_PART} className="font-medium medium:col-span-3">
            <Inlines nodes={entry.text} facts={facts} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
