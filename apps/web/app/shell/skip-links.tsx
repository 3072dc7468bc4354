import { useLingui } from '@lingui/react';

type SkipLink = { target: string; label: string; className?: string };

/** LAYOUT-8: first in the tab order, visible only with focus. */
export function SkipLinks({ links }: { links: readonly SkipLink[] }) {
  const { _ } = useLingui();
  return (
    <>
      {links.map(({ target, label, className = '' }) => (
        <a
          key={target}
          href={`#${target}`}
          className={`sr-only layer-skip rounded-control bg-text px-5 py-3 text-label font-semibold text-bg focus:not-sr-only focus:fixed focus:start-4 focus:top-2 ${className}`}
        >
          {_(label)}
        </a>
      ))}
    </>
  );
}
