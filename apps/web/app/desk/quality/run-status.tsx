import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useApi } from '../../data/use-api.ts';
import { getQualityOverview, listFindings, requestQualityRun } from '../../endpoints/quality-control.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { announce } from '../../features/announcer/announce.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import type { Overview } from '../../queries/quality-control.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The last complete run compared with the one before, the one in progress, and the button that asks for another. */
export function RunStatus({ overview: { current, latest } }: { overview: Overview }) {
  const { _ } = useLingui();
  const api = useApi();
  const format = useFormat();
  const showToast = useToast();
  const queries = useQueryClient();
  const isBusy = current?.state === 'waiting' || current?.state === 'running';
  useRunEnd(isBusy, () => {
    announce(_('quality.run.done'));
    void queries.invalidateQueries({ queryKey: listFindings.key });
  });
  const run = useMutation({
    mutationFn: () => api(requestQualityRun()),
    onSettled: () => queries.invalidateQueries({ queryKey: getQualityOverview.key }),
    onError: (error) => {
      const { key, values } = failureMessage(error, 'newsroom.failed');
      showToast({ id: 'quality-run', tone: 'error', title: _(key, values) });
    },
  });
  return (
    <section aria-label={_('quality.runs')} className="flex flex-col gap-3">
      <p className="text-label text-text-2">
        {latest === null
          ? _('quality.run.none')
          : _('quality.run.last', {
              when: isolate(`${format.shortDate(latest.at)} ${format.time(latest.at)}`),
              items: latest.itemsDone,
              rules: latest.rules.filter(({ state }) => state !== 'failed').length,
              all: latest.rules.length,
            })}
        {latest === null ? null : (
          <strong className="block font-semibold text-text">
            {_('quality.run.compared', { found: latest.newFindings, resolved: latest.resolvedFindings })}
          </strong>
        )}
      </p>
      {current?.state === 'failed' ? (
        <Notice role="alert" tone="danger" title={_('quality.run.failed')}>
          {_('quality.run.failedText')}
        </Notice>
      ) : null}
      {isBusy ? (
        <div className="flex max-w-measure flex-col gap-1">
          <label htmlFor="run-progress" className="text-label">
            {_(current.state === 'waiting' ? 'quality.run.waiting' : 'quality.run.running', {
              done: current.itemsDone,
              total: current.itemsTotal,
            })}
          </label>
          <progress
            id="run-progress"
            className="w-full accent-accent"
            max={Math.max(1, current.itemsTotal)}
            value={current.itemsDone}
          />
        </div>
      ) : (
        <div>
          <Button variant="primary" disabled={run.isPending} onClick={() => run.mutate()}>
            <Play aria-hidden className="icon-small" />
            {_('quality.run.start')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Calls `onEnd` when a run that this page has seen in progress is over. */
function useRunEnd(isBusy: boolean, onEnd: () => void): void {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy) onEnd();
    wasBusy.current = isBusy;
  });
}
