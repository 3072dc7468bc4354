import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { useFormat } from '../../language/use-format.ts';
import type { Provenance } from './provenance.ts';

/** The organisations whose information a text rests on, those with an address as links. */
export function SourceList({ sources }: { sources: Provenance['sources'] }) {
  const { _ } = useLingui();
  const titleId = useId();
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="max-w-measure break-inside-avoid">
      <h2 id={titleId} className="mb-2 text-ui font-strong">
        {_('item.sources.title')}
      </h2>
      <ul className="flex flex-col gap-1 text-label text-text-2">
        {sources.map(({ id, name, url, readBy }) => (
          <li key={id}>
            {url ? (
              <a href={url} rel="external" className="text-link inline-block min-h-6">
                {name}
              </a>
            ) : (
              name
            )}
            {readBy ? <ReadBy {...readBy} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Through which publication the page of a source was read, and when. */
function ReadBy({ name, on }: NonNullable<Provenance['sources'][number]['readBy']>) {
  const { _ } = useLingui();
  const format = useFormat();
  const through = name === undefined ? _('item.sources.read-elsewhere') : _('item.sources.read-through', { name });
  return (
    <span className="text-text-3">
      {' '}
      ({through}
      {on === undefined ? '' : ` · ${format.asOf(on)}`})
    </span>
  );
}
