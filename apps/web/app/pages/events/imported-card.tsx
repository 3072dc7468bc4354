import type { ImportedItem } from '@dalil/domain/headlines/mix-events.ts';
import { useLingui } from '@lingui/react';
import { useEventLabels } from '../../features/guide-cards/event-labels.ts';
import { Tag } from '../../ui/tag.tsx';
import { ClashNote } from './clash-note.tsx';
import { ImportedLink } from './imported-link.tsx';
import { ImportedSourceLine } from './imported-source-line.tsx';
import { useImportedText } from './use-imported-text.ts';

/** An imported event in a list: without a picture or a page of the guide, and with its source. */
export function ImportedCard({ event, level }: { event: ImportedItem; level: 3 | 4 }) {
  const { _ } = useLingui();
  const labels = useEventLabels();
  const { imported, next } = event;
  const text = useImportedText(imported);
  const Heading = `h${level}` as const;
  return (
    <article className="flex flex-col gap-1 rounded-card border border-dashed border-line-strong p-4">
      <div className="flex flex-wrap items-center gap-2">
        <Tag>{_('imported.unchecked')}</Tag>
        {imported.status === 'scheduled' ? null : (
          <Tag tone={imported.status === 'moved' ? 'warn' : 'bad'}>{_(`imported.status.${imported.status}`)}</Tag>
        )}
      </div>
      <Heading className="text-ui font-semibold" {...text}>
        <ImportedLink event={imported} />
      </Heading>
      <p className="text-label font-medium text-text-2">
        <time dateTime={imported.startsAt}>{labels.dates(next)}</time>
      </p>
      {imported.place === null ? null : (
        <p className="text-label text-text-2" {...text}>
          {imported.place}
        </p>
      )}
      <ImportedSourceLine event={imported} />
      <ClashNote event={event} />
    </article>
  );
}
