import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { resolveAlert } from '../../queries/staff-monitoring.ts';
import { Button } from '../../ui/button.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { type Alert, useAlertTexts } from './alert-name.ts';

const TONES: Record<Alert['severity'], Tone> = { critical: 'bad', high: 'bad', medium: 'warn', low: 'info' };

/** An alert with its severity, its times and, while it is open, the button that resolves it. */
export function AlertRow({ alert }: { alert: Alert }) {
  const { _ } = useLingui();
  const format = useFormat();
  const { nameOf, detailOf } = useAlertTexts();
  const when = (instant: string) => isolate(`${format.shortDate(instant)} ${format.time(instant)}`);
  const { openedAt, lastSeenAt, resolvedAt, resolvedBy, severity } = alert;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <Tag tone={resolvedAt === null ? TONES[severity] : 'neutral'}>{_(`monitoring.severity.${severity}`)}</Tag>
          <strong className="text-ui font-semibold">{nameOf(alert)}</strong>
        </p>
        <p className="text-label text-text-2">{detailOf(alert)}</p>
        <p className="text-meta text-text-2">
          {resolvedAt === null
            ? _('monitoring.since', { from: when(openedAt), seen: when(lastSeenAt) })
            : _('monitoring.until', { from: when(openedAt), end: when(resolvedAt) })}
          {resolvedBy === null ? null : ` ${_(`monitoring.by.${resolvedBy}`)}`}
        </p>
      </div>
      {resolvedAt === null ? <ResolveButton alert={alert} name={nameOf(alert)} /> : null}
    </li>
  );
}

function ResolveButton({ alert, name }: { alert: Alert; name: string }) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const queries = useQueryClient();
  const resolving = useMutation({
    mutationFn: () => resolveAlert(api, alert.number),
    onSuccess: () => showToast({ id: 'alert', tone: 'success', title: _('monitoring.resolved') }),
    onError: (error) => {
      const { key, values } = failureMessage(error, 'newsroom.failed');
      showToast({ id: 'alert', tone: 'error', title: _(key, values) });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['monitoring', 'overview'] }),
  });
  return (
    <Button
      size="small"
      aria-label={_('monitoring.resolve.name', { alert: name })}
      disabled={resolving.isPending}
      onClick={() => resolving.mutate()}
    >
      {_('monitoring.resolve')}
    </Button>
  );
}
