import { ENTRY_SOURCES } from '@dalil/domain/directory/entry-source.ts';
import type { EntryView } from '@dalil/domain/directory/entry-view.ts';
import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { EntryCard } from './entry-card.tsx';
import { EntryCredit } from './entry-credit.tsx';

type EntrySectionProps = { entries: readonly EntryView[]; purpose: 'of-place' | 'search' };

/** Entries of the directory below what the guide says: those that a search finds, or those that are the place of the page. */
export function EntrySection({ entries, purpose }: EntrySectionProps) {
  const { _ } = useLingui();
  const id = useId();
  const [first] = entries;
  if (!first) return null;
  const source = ENTRY_SOURCES[first.source].name;
  const title = purpose === 'search' ? _('nearby.search-title') : _('nearby.of-place', { source });
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t border-line pt-6 print:hidden">
      <h2 id={id} className="text-section font-strong">
        {title}
      </h2>
      {purpose === 'of-place' ? <p className="text-label text-text-2">{_('nearby.of-place-note')}</p> : null}
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="py-3">
            <EntryCard entry={entry} isNamed={purpose === 'search'} />
          </li>
        ))}
      </ul>
      <EntryCredit sources={entries.map((entry) => entry.source)} />
    </section>
  );
}
