import type { ImportedItem } from '@dalil/domain/headlines/mix-events.ts';
import { useLingui } from '@lingui/react';
import { Ltr } from '../../language/bidi.tsx';
import { ImportedLink } from './imported-link.tsx';
import { ImportedSourceLine } from './imported-source-line.tsx';
import { useImportedText } from './use-imported-text.ts';

/** An imported event in the calendar: its name and time, what became of it, its source, and that it is not checked. */
export function ImportedRow({ event: { imported, next } }: { event: ImportedItem }) {
  const { _ } = useLingui();
  return (
    <span className="my-1 flex flex-col rounded-tag border border-dashed border-line px-2 py-1">
      <span className="text-label" {...useImportedText(imported)}>
        <ImportedLink event={imported} />
      </span>
      {next.startTime ? <Ltr className="text-meta text-text-2">{next.startTime}</Ltr> : null}
      {imported.status === 'scheduled' ? null : (
        <span className="text-meta text-text-2">{_(`imported.status.${imported.status}`)}</span>
      )}
      <span className="text-meta text-text-3">{_('imported.unchecked')}</span>
      <ImportedSourceLine event={imported} />
    </span>
  );
}
