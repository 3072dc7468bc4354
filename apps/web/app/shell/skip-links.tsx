import { useLingui } from '@lingui/react';
import { FRAME_IDS } from './frame-ids.ts';

const LINKS = [
  { target: FRAME_IDS.content, label: 'shell.skip.content', shown: '' },
  { target: FRAME_IDS.navigation, label: 'shell.skip.navigation', shown: 'max-wide:hidden' },
  { target: FRAME_IDS.sections, label: 'shell.skip.navigation', shown: 'wide:hidden' },
  { target: FRAME_IDS.search, label: 'shell.skip.search', shown: '' },
  { target: FRAME_IDS.footer, label: 'shell.skip.footer', shown: '' },
];

/** LAYOUT-8: first in the tab order, seen only with focus. */
export function SkipLinks() {
  const { _ } = useLingui();
  return (
    <>
      {LINKS.map(({ target, label, shown }) => (
        <a
          key={target}
          href={`#${target}`}
          className={`sr-only layer-skip rounded-control bg-text px-5 py-3 text-label font-semibold text-bg focus:not-sr-only focus:fixed focus:start-4 focus:top-2 ${shown}`}
        >
          {_(label)}
        </a>
      ))}
    </>
  );
}
