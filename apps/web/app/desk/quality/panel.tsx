import { type ReactNode, useId } from 'react';

/** A titled box of quality control. */
export function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-5 high-contrast:border-2"
    >
      <h2 id={id} className="text-name font-strong">
        {title}
      </h2>
      {children}
    </section>
  );
}
