import { useLingui } from '@lingui/react';
import { usePageKey } from '../../features/page-keys/use-page-key.ts';
import type { DeskPhotograph } from '../../queries/photographs.ts';
import { photographId } from './photograph-card.tsx';
import type { Decision } from './use-decision.ts';

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'accept'],
  ['F', 'first'],
  ['X', 'reject'],
] as const;

type PhotographKeysProps = { photographs: readonly DeskPhotograph[]; decision: Decision };

/** STAFF-1: the queue by keys: the next and the previous photograph, and a decision about the one that has the focus. */
export function PhotographKeys({ photographs, decision }: PhotographKeysProps) {
  const { _ } = useLingui();
  const current = () => {
    const focused = document.activeElement?.closest('article')?.id;
    return photographs.findIndex(({ id }) => photographId(id) === focused);
  };
  const move = (by: 1 | -1) => {
    const to = photographs[Math.min(Math.max(current() + by, 0), photographs.length - 1)];
    if (to) document.getElementById(photographId(to.id))?.focus();
  };
  const decide = (what: 'accept' | 'first' | 'reject') => {
    const at = current();
    const photograph = photographs[at];
    if (!photograph?.picture) return;
    if (what === 'accept' && photograph.state === 'accepted') return;
    if (what === 'first' && photograph.item.isChosenInItem) return;
    decision.decide(photograph, what);
    // The decided one leaves the list, and with it the focus.
    const next = photographs[at + 1] ?? photographs[at - 1];
    if (next) document.getElementById(photographId(next.id))?.focus();
  };
  usePageKey({ key: 'j', code: 'KeyJ' }, () => move(1));
  usePageKey({ key: 'k', code: 'KeyK' }, () => move(-1));
  usePageKey({ key: 'a', code: 'KeyA' }, () => decide('accept'));
  usePageKey({ key: 'f', code: 'KeyF' }, () => decide('first'));
  usePageKey({ key: 'x', code: 'KeyX' }, () => decide('reject'));
  return (
    <dl aria-label={_('newsroom.keys')} className="hidden flex-wrap gap-x-6 gap-y-1 text-label wide:flex">
      {KEYS.map(([key, action]) => (
        <div key={key} className="flex items-baseline gap-2">
          <dt>
            <kbd dir="ltr" className="rounded-tag border border-line-strong px-2 font-mono text-meta">
              {key}
            </kbd>
          </dt>
          <dd className="text-text-2">{_(`photo-desk.keys.${action}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
