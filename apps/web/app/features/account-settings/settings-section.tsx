import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';

type SettingsSectionProps = { id: string; title: string; promise?: string; children: ReactNode };

/** One part of the account's settings. Its id is an anchor. */
export function SettingsSection({ id, title, promise, children }: SettingsSectionProps) {
  const { _ } = useLingui();
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-24 flex-col gap-4 border-t border-line pt-6"
    >
      <header className="flex flex-col gap-1">
        <h3 id={`${id}-title`} className="text-name font-strong">
          {_(title)}
        </h3>
        {promise === undefined ? null : <p className="measure text-label text-text-2">{_(promise)}</p>}
      </header>
      {children}
    </section>
  );
}
