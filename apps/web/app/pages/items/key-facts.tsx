import type { ReactNode } from 'react';

export type KeyFact = { label: ReactNode; value: ReactNode };

const MAX_FACTS = 5;

/** The facts asked for first, in one strip. The sections below have their sources. */
export function KeyFacts({ facts, isLong = false }: { facts: readonly KeyFact[]; isLong?: boolean | undefined }) {
  if (facts.length === 0) return null;
  return (
    <dl className="key-facts" data-read={isLong ? '' : undefined} data-long={isLong ? '' : undefined}>
      {facts.slice(0, MAX_FACTS).map(({ label, value }, at) => (
        // The facts are given in a fixed order and never move.
        <div key={at}>
          <dt className="text-meta text-text-3">{label}</dt>
          <dd className={isLong ? 'text-label font-medium' : 'text-ui font-semibold'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
