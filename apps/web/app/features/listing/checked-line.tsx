import type { CheckedDates } from '@dalil/domain/guide/checked-dates.ts';
import { useLingui } from '@lingui/react';
import { isolate } from '../../language/bidi.tsx';

/** Says below a list in which years most of its details were checked. */
export function CheckedLine({ dates: { since, newest } }: { dates: CheckedDates }) {
  const { _ } = useLingui();
  const from = isolate(since.slice(0, 4));
  const to = isolate(newest.slice(0, 4));
  return (
    <p className="pt-8 text-meta text-text-3">
      {from === to ? _('guide.checked.one', { year: to }) : _('guide.checked.range', { from, to })}
    </p>
  );
}
