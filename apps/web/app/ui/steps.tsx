import type { ReactNode } from 'react';

export type Step = { title: ReactNode; meta?: readonly ReactNode[]; body?: ReactNode };

export type StepsProps = { steps: readonly Step[]; level?: 2 | 3 };

/** A procedure in numbered steps, each with its time and fee. */
export function Steps({ steps, level = 3 }: StepsProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className="flex flex-col">
      {steps.map((step, at) => (
        // Steps are given in a fixed order and never move.
        <li key={at} className="flex gap-4 border-t border-line py-5 first:border-t-0">
          <span
            aria-hidden
            className="grid size-9 shrink-0 place-items-center rounded-pill border border-accent font-semibold text-accent high-contrast:border-2"
          >
            {at + 1}
          </span>
          <div className="flex min-w-0 grow flex-col gap-2 pt-1">
            <Heading className="text-name font-semibold">{step.title}</Heading>
            {step.meta === undefined ? null : (
              <p className="flex flex-wrap gap-x-4 text-meta text-text-3">
                {step.meta.map((piece, index) => (
                  <span key={index}>{piece}</span>
                ))}
              </p>
            )}
            {step.body === undefined ? null : <div className="text-text-2">{step.body}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
