import type { PublishedEvent } from '@dalil/domain/headlines/imported-event.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { OUTSIDE } from './imported-link.tsx';

/** The calendar that an event is from. */
export function ImportedSourceLine({ event }: { event: Pick<PublishedEvent, 'publisher' | 'publisherUrl'> }) {
  const { _ } = useLingui();
  return (
    <span className="text-meta text-text-3">
      <a href={event.publisherUrl} rel={OUTSIDE} className="text-link inline-flex min-h-6 items-center">
        {_('imported.from', { publisher: isolate(event.publisher) })}
      </a>
    </span>
  );
}
