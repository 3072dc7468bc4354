import { ENTRY_SOURCES, type EntrySource } from '@dalil/domain/directory/entry-source.ts';
import { useLingui } from '@lingui/react';

/** Names the sources of the entries on a page with their licences, as these demand. */
export function EntryCredit({ sources }: { sources: readonly EntrySource[] }) {
  const { _ } = useLingui();
  if (sources.length === 0) return null;
  return (
    <ul className="flex flex-col text-meta text-text-3">
      {[...new Set(sources)].map((id) => {
        const { attribution, licence, url } = ENTRY_SOURCES[id];
        return (
          <li key={id}>
            <a href={url} rel="external license" className="inline-flex min-h-11 items-center underline">
              {_('nearby.credit', { attribution, licence })}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
