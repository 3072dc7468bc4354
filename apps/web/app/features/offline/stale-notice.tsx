import { isStale } from '@dalil/domain/offline/fresh-time.ts';
import { useLingui } from '@lingui/react';
import { Clock } from 'lucide-react';
import { oldestStored } from '../../data/stored-answers.ts';
import { useOfAnswers } from '../../data/use-of-answers.ts';
import { useFormat } from '../../language/use-format.ts';
import { useNow } from '../clock/use-now.ts';

/** PWA-5: after a day stored content is displayed with its age, never hidden. */
export function StaleNotice() {
  const { _ } = useLingui();
  const { longDate, time } = useFormat();
  const now = useNow();
  const storedAt = useOfAnswers(oldestStored, null);
  if (now === null || storedAt === null || !isStale(storedAt, now)) return null;
  return (
    <div className="bg-warning-soft text-warning">
      <p className="frame-width flex items-center gap-3 py-2 text-label font-medium">
        <Clock aria-hidden className="icon" />
        {_('shell.offline.stale', { date: longDate(storedAt), time: time(storedAt) })}
      </p>
    </div>
  );
}
