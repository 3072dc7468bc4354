import { type ReactNode, useId } from 'react';

type JourneyCardProps = { icon: ReactNode; title: string; note: string; children: ReactNode };

/** One way of getting there, beside the others. */
export function JourneyCard({ icon, title, note, children }: JourneyCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4">
      <div className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
          {icon}
        </span>
        <h4 id={id} className="grow text-ui font-semibold">
          {title}
        </h4>
        <span className="text-end text-label font-semibold">{note}</span>
      </div>
      {children}
    </section>
  );
}

/** What something costs or when it runs. */
export function JourneyRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
      <dt className="text-text-2">{label}</dt>
      <dd className="text-end font-semibold">{children}</dd>
    </div>
  );
}
