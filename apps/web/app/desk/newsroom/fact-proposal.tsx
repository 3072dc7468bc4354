import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import type { FactDecision } from '@dalil/domain/newsroom/fact-rules.ts';
import { TEXT_LIMITS } from '@dalil/domain/newsroom/text-fields.ts';
import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { useFormat } from '../../language/use-format.ts';
import { decideFact, type DeskFactDetails } from '../../queries/newsroom.ts';
import { Button } from '../../ui/button.tsx';
import { FactsPanel } from '../../ui/facts-panel.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

type Proposal = NonNullable<DeskFactDetails['proposal']>;
type Translate = (key: string, values?: Record<string, string>) => string;
type FactProposalProps = { details: DeskFactDetails; proposal: Proposal; mayDecide: boolean };

/** STAFF-6: a change that waits for a second person: the value now and then, what it rests on, and the decision. */
export function FactProposal({ details, proposal, mayDecide }: FactProposalProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const { unusual, isOutdated, isOwn } = proposal;
  return (
    <section
      aria-labelledby="proposal-title"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h3 id="proposal-title" className="text-name font-strong">
        {_('newsroom.fact.proposal')}
      </h3>
      {unusual === null ? null : (
        <Notice role="status" tone="warning">
          {_(`newsroom.unusual.${unusual}`)}
        </Notice>
      )}
      {isOutdated ? (
        <Notice role="status" tone="warning">
          {_('newsroom.fact.proposal.outdated')}
        </Notice>
      ) : null}
      <FactsPanel
        title={_('newsroom.basis')}
        level={4}
        rows={[
          ...valueRows(details, proposal, _),
          ...answerRows(details, proposal, _),
          {
            label: _('newsroom.source'),
            value: (
              <a href={proposal.source} rel="external" className="text-link">
                <bdi dir="ltr">{new URL(proposal.source).hostname}</bdi>
              </a>
            ),
          },
          { label: _('newsroom.fact.asOf'), value: format.asOf(proposal.asOf) },
          { label: _('newsroom.reviewBy'), value: format.shortDate(proposal.reviewBy) },
          ...(proposal.validFrom === null
            ? []
            : [{ label: _('newsroom.fact.validFrom'), value: format.shortDate(proposal.validFrom) }]),
          ...(proposal.validUntil === null
            ? []
            : [{ label: _('newsroom.fact.validUntil'), value: format.shortDate(proposal.validUntil) }]),
          { label: _('newsroom.fact.why'), value: _(`newsroom.fact.reason.${proposal.reason}`) },
          {
            label: _('newsroom.fact.proposal.by'),
            value: <bdi>{proposal.by ?? _('newsroom.formerStaff')}</bdi>,
            note: format.shortDate(proposal.at),
          },
        ]}
      />
      {isOwn ? <p className="text-label text-text-2">{_('newsroom.fact.proposal.own')}</p> : null}
      {mayDecide ? <Decision factId={details.fact.id} proposal={proposal} /> : null}
    </section>
  );
}

/** The value now and as proposed: of a text, in each language whose words change. */
function valueRows({ fact, values, isShown }: DeskFactDetails, proposal: Proposal, _: Translate) {
  const before = _('newsroom.fact.proposal.before');
  const after = _('newsroom.fact.proposal.after');
  const shown = (text: string | null, isSeen: boolean) =>
    isSeen ? (text ?? _('newsroom.fact.noValue')) : `${text ?? ''} (${_('newsroom.fact.status.hidden')})`;
  if (fact.type !== 'text') {
    return [
      { label: before, value: <bdi>{shown(fact.text, isShown)}</bdi> },
      { label: after, value: <bdi className="font-strong">{shown(proposal.text, proposal.isShown)}</bdi> },
    ];
  }
  const changed = LOCALES.filter(
    (locale) => values[locale] !== proposal.values[locale] || isShown !== proposal.isShown,
  );
  return (changed.length > 0 ? changed : LOCALES.slice(0, 1)).flatMap((locale) => [
    {
      label: `${before}: ${LOCALE_INFO[locale].nativeName}`,
      value: <bdi lang={locale}>{shown(values[locale] ?? null, isShown)}</bdi>,
    },
    {
      label: `${after}: ${LOCALE_INFO[locale].nativeName}`,
      value: (
        <bdi lang={locale} className="font-strong">
          {shown(proposal.values[locale] ?? null, proposal.isShown)}
        </bdi>
      ),
    },
  ]);
}

/** What the assistant says, as far as it changes: the sentence of each language, and the yes or no. */
function answerRows({ sentences, verdict }: DeskFactDetails, proposal: Proposal, _: Translate) {
  const [before, after] = [_('newsroom.fact.proposal.before'), _('newsroom.fact.proposal.after')];
  const changed = LOCALES.filter((locale) => sentences[locale] !== proposal.sentences[locale]);
  const ofSentences = changed.flatMap((locale) => {
    const label = _('newsroom.fact.sentence', { language: LOCALE_INFO[locale].nativeName });
    const row = (when: string, text: string | undefined) => ({
      label: `${label} (${when})`,
      value: <bdi lang={locale}>{text ?? _('newsroom.fact.noValue')}</bdi>,
    });
    return [row(before, sentences[locale]), row(after, proposal.sentences[locale])];
  });
  if (verdict === proposal.verdict) return ofSentences;
  const said = (when: string, one: Proposal['verdict']) => ({
    label: `${_('newsroom.fact.verdict')} (${when})`,
    value: _(`newsroom.fact.verdict.${one ?? 'none'}`),
  });
  return [...ofSentences, said(before, verdict), said(after, proposal.verdict)];
}

function Decision({ factId, proposal }: { factId: string; proposal: Proposal }) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const queries = useQueryClient();
  const [comment, setComment] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reason = useRef<HTMLTextAreaElement>(null);
  const deciding = useMutation({
    mutationFn: (decision: FactDecision) =>
      decideFact(api, factId, { proposalId: proposal.id, decision, comment: comment.trim() }),
    onSuccess: () => showToast({ id: 'newsroom', tone: 'success', title: _('newsroom.fact.decided') }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['newsroom'] }),
  });
  function decide(decision: FactDecision): void {
    const isWithoutReason = decision === 'reject' && comment.trim() === '';
    setMissing(isWithoutReason);
    if (isWithoutReason) reason.current?.focus();
    else if (!deciding.isPending) deciding.mutate(decision);
  }
  const failure = deciding.isError ? failureMessage(deciding.error, 'newsroom.fact.decideFailed') : null;
  return (
    <div className="flex max-w-field flex-col gap-4">
      {failure === null ? null : (
        <Notice role="alert" tone="danger">
          {_(failure.key === 'account.failed.conflict' ? 'newsroom.fact.decideFailed' : failure.key, failure.values)}
        </Notice>
      )}
      {proposal.isOwn ? (
        <div>
          <Button onClick={() => decide('withdraw')}>{_('newsroom.fact.withdraw')}</Button>
        </div>
      ) : (
        <>
          <TextAreaField
            ref={reason}
            rows={2}
            maxLength={TEXT_LIMITS.comment}
            label={_('newsroom.fact.rejectWhy')}
            value={comment}
            onChange={({ currentTarget }) => setComment(currentTarget.value)}
            error={isMissing ? _('editor.fault.required') : undefined}
          />
          <div className="flex flex-wrap gap-3">
            {proposal.isOutdated ? null : (
              <Button variant="primary" onClick={() => decide('approve')}>
                {_('newsroom.fact.approve')}
              </Button>
            )}
            <Button onClick={() => decide('reject')}>{_('newsroom.fact.reject')}</Button>
          </div>
        </>
      )}
    </div>
  );
}
