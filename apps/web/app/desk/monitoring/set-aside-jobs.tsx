import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { discardSetAsideJob, type Monitoring, startSetAsideJob } from '../../queries/staff-monitoring.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { useJobDecision } from './use-job-decision.ts';

type Job = Monitoring['setAsideJobs'][number];

/** MON-1: the jobs that are not started any more, with what happened and what staff can do. */
export function SetAsideJobs({ setAsideJobs }: Pick<Monitoring, 'setAsideJobs'>) {
  const { _ } = useLingui();
  if (setAsideJobs.length === 0) return <p className="text-label text-text-2">{_('monitoring.jobs.none')}</p>;
  return (
    <ul className="flex flex-col">
      {setAsideJobs.map((job) => (
        <SetAsideJob key={job.id} job={job} />
      ))}
    </ul>
  );
}

function SetAsideJob({ job }: { job: Job }) {
  const { _ } = useLingui();
  const api = useApi();
  const format = useFormat();
  const decision = useJobDecision();
  const [isAsking, setAsking] = useState(false);
  const { id, name, reason, deaths, hangs, setAsideAt, isSingle } = job;
  const when = isolate(`${format.shortDate(setAsideAt)} ${format.time(setAsideAt)}`);
  const discard = () => {
    setAsking(false);
    decision.mutate({ run: () => discardSetAsideJob(api, id), done: 'monitoring.jobs.discarded' });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="flex min-w-0 flex-col gap-1">
        <strong className="text-ui font-semibold" dir="ltr">
          {name}
        </strong>
        <p className="text-label text-text-2">
          {_(`monitoring.jobs.reason.${reason}`, { count: reason === 'died' ? deaths : hangs })}
        </p>
        <p className="text-meta text-text-2">
          {_('monitoring.jobs.since', { when })}
          {isSingle ? null : ` ${_('monitoring.jobs.shared')}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={_('monitoring.jobs.start.name', { job: name })}
          disabled={decision.isPending}
          onClick={() => decision.mutate({ run: () => startSetAsideJob(api, id), done: 'monitoring.jobs.started' })}
        >
          {_('monitoring.jobs.start')}
        </Button>
        {isSingle ? (
          <Button
            size="small"
            variant="danger"
            aria-label={_('monitoring.jobs.discard.name', { job: name })}
            disabled={decision.isPending}
            onClick={() => setAsking(true)}
          >
            {_('monitoring.jobs.discard')}
          </Button>
        ) : null}
      </div>
      <Dialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={_('monitoring.jobs.discard.ask')}
        closeLabel={_('newsroom.close')}
      >
        <div className="flex flex-col gap-4">
          <p className="text-label text-text-2">{_('monitoring.jobs.discard.text')}</p>
          <div>
            <Button variant="danger" onClick={discard}>
              {_('monitoring.jobs.discard')}
            </Button>
          </div>
        </div>
      </Dialog>
    </li>
  );
}
