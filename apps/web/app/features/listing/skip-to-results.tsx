import { useLingui } from '@lingui/react';

/** A page has one list. */
export const RESULTS_ID = 'results';

/** Passes what stands before the results. Visible only with the focus. `onFollow` shows results that are hidden. */
export function SkipToResults({ label, onFollow }: { label: string; onFollow?: () => void }) {
  const { _ } = useLingui();
  return (
    <a
      href={`#${RESULTS_ID}`}
      onClick={onFollow}
      className="sr-only layer-skip rounded-control bg-text px-5 py-3 text-label font-semibold text-bg focus:not-sr-only focus:absolute"
    >
      {_(label)}
    </a>
  );
}
