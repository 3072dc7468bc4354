import { useLingui } from '@lingui/react';

const SHORTCUTS = [
  ['Space, K', 'toggle'],
  ['J', 'previous'],
  ['L', 'next'],
  ['[', 'slower'],
  [']', 'faster'],
  ['Esc', 'close'],
] as const;

/** The keys that control the reading. */
export function ShortcutList() {
  const { _ } = useLingui();
  return (
    <section>
      <h3 className="mb-2 text-label font-semibold">{_('speech.shortcuts')}</h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-label">
        {SHORTCUTS.map(([keys, action]) => (
          <div key={keys} className="flex items-baseline gap-2">
            <dt>
              <kbd
                dir="ltr"
                className="whitespace-nowrap rounded-tag border border-line-strong px-2 font-mono text-meta"
              >
                {keys}
              </kbd>
            </dt>
            <dd className="text-text-2">{_(`speech.shortcut.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
