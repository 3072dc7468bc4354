import { useLingui } from '@lingui/react';
import { LocateFixed } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Nearest } from './use-nearest.ts';

/** Says why a list is not sorted by distance yet, and offers to request the position. */
export function LocationNote({ problem, locate }: Pick<Nearest<unknown>, 'problem' | 'locate'>) {
  const { _ } = useLingui();
  if (problem === null) return null;
  if (problem === 'locating') {
    return (
      <p role="status" className="mt-4 text-label text-text-2">
        {_('guide.nearest.locating')}
      </p>
    );
  }
  return (
    <Notice
      tone={problem === 'unknown' ? 'info' : 'warning'}
      role="status"
      className="mt-4 max-w-measure"
      data-needs-script=""
      action={
        <Button onClick={locate}>
          <LocateFixed aria-hidden className="icon" />
          {_(problem === 'unknown' ? 'guide.nearest.locate' : 'guide.nearest.retry')}
        </Button>
      }
    >
      <p>{_(`guide.nearest.${problem}`)}</p>
    </Notice>
  );
}
