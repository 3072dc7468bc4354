import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import type { RunRuleId } from '@dalil/domain/quality/rules/rule-ids.ts';
import type { NewsroomKind } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Answer } from '../../data/endpoint.ts';
import { getTextReport } from '../../endpoints/quality-control.ts';
import { useSession } from '../../features/session/use-session.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { PartKey } from '../../queries/newsroom.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { evidenceText } from '../quality/evidence-text.ts';
import { WaiveForm } from '../quality/waive-form.tsx';
import { LoadedPanel } from './loaded-panel.tsx';

type Report = Answer<'getTextReport'>;

/** STAFF-3: what the rules find in the text or data now, and what of it stops their approval and publication. */
export function TextQuality({ textKey, level = 3 }: { textKey: PartKey; level?: 2 | 3 }) {
  const { _ } = useLingui();
  const { kind, id, locale } = textKey;
  const Heading = level === 2 ? 'h2' : 'h3';
  // The kind is checked by the server.
  const found = useQuery(getTextReport({ kind: kind as NewsroomKind, id, locale }));
  return (
    <section aria-labelledby="text-quality" className="flex flex-col gap-3">
      <Heading id="text-quality" className="text-name font-strong">
        {_('quality.report')}
      </Heading>
      <LoadedPanel query={found}>{(report) => <Findings report={report} textKey={{ kind, id, locale }} />}</LoadedPanel>
    </section>
  );
}

function Findings({ report: { findings, failed }, textKey }: { report: Report; textKey: PartKey }) {
  const { _ } = useLingui();
  const isBlocked = findings.some(({ isBlocking, isWaived }) => isBlocking && !isWaived);
  return (
    <>
      {isBlocked ? <Notice tone="danger">{_('quality.report.blocked')}</Notice> : null}
      {failed.map((rule) => (
        <Notice key={rule} tone="warning">
          {_(`quality.rule.${rule}`)}: {_('quality.rule.failedText')}
        </Notice>
      ))}
      {findings.length === 0 && failed.length === 0 ? (
        <p className="text-label text-text-2">{_('quality.report.none')}</p>
      ) : null}
      <ul className="divide-y divide-line text-label">
        {findings.map((finding) => (
          <FindingRow key={`${finding.rule} ${finding.subject}`} finding={finding} textKey={textKey} />
        ))}
      </ul>
    </>
  );
}

/** The sources of these kinds are named beside their data, not beside a text. */
const hasSourcesElsewhere = ({ kind, locale }: PartKey) => locale !== 'data' && kind !== 'article';

function FindingRow({ finding, textKey }: { finding: Report['findings'][number]; textKey: PartKey }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const [isOpen, setOpen] = useState(false);
  const mayWaive = isAllowed(useSession()?.actor.role ?? 'user', 'quality:control:any');
  const { rule, isBlocking, isWaived, locale, subject } = finding;
  // The rules come from the server of the same version.
  const named = { rule: rule as RunRuleId, kind: textKey.kind, id: textKey.id, locale, subject };
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{_(`quality.rule.${rule}`)}</span>
        {isBlocking ? <Tag tone="bad">{_('quality.blocks')}</Tag> : null}
        {isWaived ? <Tag tone="info">{_('quality.state.waived')}</Tag> : null}
      </span>
      <span className="wrap-anywhere">
        <bdi>{evidenceText(finding, _)}</bdi>
      </span>
      <span className="text-text-2">{_(`quality.fix.${rule}`)}</span>
      {rule === 'sources-missing' && hasSourcesElsewhere(textKey) ? (
        <Link
          to={toLocale(`/dashboard/content-management/all/${textKey.kind}/${textKey.id}`)}
          className="text-link inline-block min-h-6 self-start"
        >
          {_('editor.data')}
        </Link>
      ) : null}
      {isBlocking && !isWaived && mayWaive ? (
        <span>
          <Button size="small" onClick={() => setOpen(true)}>
            {_('quality.waive')}
          </Button>
        </span>
      ) : null}
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={_('quality.waive')} closeLabel={_('newsroom.close')}>
        <WaiveForm finding={named} onDone={() => setOpen(false)} />
      </Dialog>
    </li>
  );
}
