import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';

export const CENTER_SECTIONS = ['held', 'consents', 'requests', 'exports', 'correct', 'sessions', 'erase'] as const;
export type CenterSectionId = (typeof CENTER_SECTIONS)[number];

/** One part of the privacy centre. Its id is an anchor. */
export function CenterSection({ id, children }: { id: CenterSectionId; children: ReactNode }) {
  const { _ } = useLingui();
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-24 flex-col gap-4 border-t border-line py-8 first:border-t-0 first:pt-0"
    >
      <header className="flex flex-col gap-1">
        <h2 id={`${id}-title`} className="text-section font-strong">
          {_(`privacy-center.section.${id}`)}
        </h2>
        <p className="measure text-label text-text-2">{_(`privacy-center.promise.${id}`)}</p>
      </header>
      {children}
    </section>
  );
}

export const cardClass = 'flex flex-col gap-3 rounded-card border border-line bg-surface p-5 high-contrast:border-2';
