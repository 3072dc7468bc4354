import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';
import { RemovableChip } from '../../ui/chip.tsx';
import { setHidden } from './headline-memory.ts';

/** The publishers that are hidden on this device, each to be shown again. */
export function HiddenPublishers({ publishers }: { publishers: readonly string[] }) {
  const { _ } = useLingui();
  if (publishers.length === 0) return null;
  return (
    <div role="group" aria-label={_('headlines.hidden')} className="flex flex-wrap items-center gap-2 print:hidden">
      <span className="text-meta text-text-2">{_('headlines.hidden')}</span>
      {publishers.map((publisher) => (
        <RemovableChip
          key={publisher}
          label={_('headlines.unhide', { publisher: isolate(publisher) })}
          onClick={() => setHidden(publisher, false)}
        >
          <bdi>{publisher}</bdi>
        </RemovableChip>
      ))}
    </div>
  );
}
