import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { Rejection } from './use-send-question.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;

/** Why a question was not sent. Its text stays in the field. */
export function RejectionNotice({ rejection }: { rejection: Rejection | null }) {
  return <div role="alert">{rejection ? <Reason key={rejection.readyAt} rejection={rejection} /> : null}</div>;
}

function Reason({ rejection: { code, readyAt } }: { rejection: Rejection }) {
  const { _ } = useLingui();
  const seconds = useSecondsUntil(readyAt);
  if (code !== 'too_many_requests') {
    const key =
      code === 'offline' ? 'chat.refused.no-guide' : code === 'network_error' ? 'chat.refused.network' : 'chat.refused';
    return <p className="text-label text-danger">{_(key)}</p>;
  }
  if (seconds === 0) return <p className="text-label text-success">{_('chat.limit.over')}</p>;
  const minutes = Math.ceil(seconds / MINUTE_S);
  return (
    <p className="text-label text-danger">
      {_('chat.limit')}{' '}
      {/* The countdown is not announced. The alert is announced once, with the time as it was then. */}
      {seconds > MINUTE_S ? _('chat.limit.minutes', { count: minutes }) : _('chat.limit.seconds', { count: seconds })}
    </p>
  );
}

function useSecondsUntil(readyAt: number | null): number {
  const left = () => (readyAt === null ? 0 : Math.max(0, Math.ceil((readyAt - Date.now()) / SECOND_MS)));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left), SECOND_MS);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is made anew with the time it counts to
  }, []);
  return seconds;
}
