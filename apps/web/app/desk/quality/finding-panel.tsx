import type { NewsroomKind } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { useLingui } from '@lingui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { checkItem, endWaiver, getFinding } from '../../endpoints/quality-control.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { Finding, FindingDetails, Overview } from '../../queries/quality-control.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { LoadedPanel } from '../newsroom/loaded-panel.tsx';
import { evidenceText } from './evidence-text.ts';
import { AssignForm } from './assign-form.tsx';
import { Panel } from './panel.tsx';
import { ReportAnswerForm } from './report-answer-form.tsx';
import { SharedAnswers } from './shared-answers.tsx';
import { WaiveForm } from './waive-form.tsx';

type FindingPanelProps = { number: number; staff: Overview['staff'] };

/** A finding: its evidence, the suggested fix and where to make it, who sees to it, its waivers and its history. */
export function FindingPanel({ number, staff }: FindingPanelProps) {
  const { _ } = useLingui();
  const found = useQuery(getFinding({ number }));
  return (
    <LoadedPanel query={found}>
      {({ finding, history, waivers, report, answers }) => (
        <Panel title={<bdi>{finding.title}</bdi>}>
          <p className="text-label font-semibold">{_(`quality.rule.${finding.rule}`)}</p>
          {report === null ? <Evidence finding={finding} /> : <ReportAnswerForm key={report.state} report={report} />}
          <SharedAnswers answers={answers} />
          <p className="measure text-label text-text-2">
            <span className="font-semibold text-text">{_('quality.fix')}</span> {_(`quality.fix.${finding.rule}`)}
          </p>
          <Steps finding={finding} />
          <AssignForm
            key={`${finding.ownerId} ${finding.due}`}
            numbers={[number]}
            staff={staff}
            owner={finding.ownerId}
            due={finding.due}
          />
          <Waivers waivers={waivers} />
          <Disclosure title={_('quality.history')} open>
            <History history={history} />
          </Disclosure>
        </Panel>
      )}
    </LoadedPanel>
  );
}

function Evidence({ finding }: { finding: Finding }) {
  const { _ } = useLingui();
  return (
    <div className="rounded-control bg-sunken p-3 text-label high-contrast:border">
      <p className="text-meta text-text-2">{_('quality.evidence')}</p>
      <p className="wrap-anywhere">
        <bdi>{evidenceText(finding, _)}</bdi>
      </p>
    </div>
  );
}

/** What a check of one item does not look at. */
const BY_RUN_ONLY: readonly Finding['rule'][] = ['user-report', 'answer-wrong', 'near-duplicate', 'duplicate-place'];

/** Where to correct it, a new check of the item, and the waiver. */
function Steps({ finding }: { finding: Finding }) {
  const { _ } = useLingui();
  const api = useApi();
  const toLocale = useLocalePath();
  const showToast = useToast();
  const queries = useQueryClient();
  const [isWaiving, setWaiving] = useState(false);
  const hasItem =
    finding.kind !== 'fact' && finding.kind !== 'page' && !BY_RUN_ONLY.some((rule) => rule === finding.rule);
  const checking = useMutation({
    // Only a finding of an item has the button.
    mutationFn: () => api(checkItem({ kind: finding.kind as NewsroomKind, id: finding.id })),
    onSuccess: async ({ open, resolved }) => {
      showToast({ id: 'quality-check', tone: 'success', title: _('quality.checked', { open, resolved }) });
      await queries.invalidateQueries({ queryKey: ['quality-control'] });
    },
    onError: (error) => {
      const { key, values } = failureMessage(error, 'newsroom.failed');
      showToast({ id: 'quality-check', tone: 'error', title: _(key, values) });
    },
  });
  return (
    <div className="flex flex-wrap gap-3">
      {finding.editHref === null ? null : (
        <Link to={toLocale(finding.editHref)} className={buttonClass({ variant: 'primary' })}>
          {_(finding.kind === 'fact' ? 'quality.openFact' : 'quality.openEditor')}
        </Link>
      )}
      {finding.href === null ? null : (
        <Link to={toLocale(finding.href)} className={buttonClass()}>
          {_('newsroom.openPage')}
        </Link>
      )}
      {hasItem ? (
        <Button disabled={checking.isPending} onClick={() => checking.mutate()}>
          {_('quality.check')}
        </Button>
      ) : null}
      {finding.isWaived || finding.resolvedAt !== null || finding.rule === 'user-report' ? null : (
        <Button onClick={() => setWaiving(true)}>{_('quality.waive')}</Button>
      )}
      <Dialog isOpen={isWaiving} onOpenChange={setWaiving} title={_('quality.waive')} closeLabel={_('newsroom.close')}>
        <WaiveForm finding={finding} onDone={() => setWaiving(false)} />
      </Dialog>
    </div>
  );
}

function Waivers({ waivers }: Pick<FindingDetails, 'waivers'>) {
  const { _ } = useLingui();
  const api = useApi();
  const format = useFormat();
  const queries = useQueryClient();
  const showToast = useToast();
  if (waivers.length === 0) return null;
  async function end(number: number): Promise<void> {
    try {
      await api(endWaiver({ number }));
      await queries.invalidateQueries({ queryKey: ['quality-control'] });
    } catch (error) {
      const { key, values } = failureMessage(error, 'newsroom.failed');
      showToast({ id: 'quality-waive', tone: 'error', title: _(key, values) });
    }
  }
  return (
    <ul className="divide-y divide-line border-y border-line text-label">
      {waivers.map(({ number, reason, until, by, endedAt }) => (
        <li key={number} className="flex flex-wrap items-center gap-3 py-3">
          <span className="grow">
            {_('quality.waivedUntil', { date: format.shortDate(until) })} · <bdi>{by ?? _('newsroom.formerStaff')}</bdi>
            <span dir="auto" className="block text-text-2">
              {reason}
            </span>
          </span>
          {endedAt === null ? (
            <Button size="small" onClick={() => void end(number)}>
              {_('quality.endWaiver')}
            </Button>
          ) : (
            <span className="text-text-3">{_('quality.waiverEnded')}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function History({ history }: Pick<FindingDetails, 'history'>) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <ol className="divide-y divide-line text-label">
      {history.map(({ event, by, at }, index) => (
        <li key={`${at} ${index}`} className="py-2">
          {_(`quality.event.${event}`)}
          <span className="block text-meta text-text-3">
            {format.shortDate(at)} <Ltr>{format.time(at)}</Ltr>
            {by === null ? null : (
              <>
                {' · '}
                <bdi>{by}</bdi>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
