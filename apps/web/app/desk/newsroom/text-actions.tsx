import { LEGAL_KIND } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { TEXT_LIMITS } from '@dalil/domain/newsroom/text-fields.ts';
import { WITHDRAW_REASONS } from '@dalil/domain/guide/tombstone.ts';
import { SEND_BACK_REASONS, type TextAction } from '@dalil/domain/newsroom/workflow.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import { InlineForm, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import type { Message } from '../../features/account-forms/auth-messages.ts';
import { FailureText } from '../../features/account-forms/failure-text.tsx';
import { useToast } from '../../features/announcer/use-toast.ts';
import { changeState, type StateChange, type PartInWork } from '../../queries/newsroom.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { SelectField } from '../../ui/select.tsx';

import { useArchiveDraft } from './use-archive-draft.ts';

/** `release`: an approval that publishes in the same step. */
type Step = Exclude<TextAction, 'save'> | 'release';
type Reason = NonNullable<StateChange['reason']>;

const LOOKS: Partial<Record<Step, ButtonLook['variant']>> = {
  submit: 'primary',
  release: 'primary',
  publish: 'primary',
  reject: 'danger',
  unpublish: 'danger',
};
const REASONS: Partial<Record<Step, readonly Reason[]>> = {
  'request-changes': SEND_BACK_REASONS,
  reject: SEND_BACK_REASONS,
  unpublish: WITHDRAW_REASONS,
};

const ONWARD: readonly Step[] = ['submit', 'release', 'approve', 'schedule', 'publish'];
/** The server refuses these for a text whose page would be empty. */
const needsWords = (step: Step) => ONWARD.includes(step);

const NAMED_PARTS: Readonly<Record<string, string>> = {
  title: 'newsroom.text.title',
  summary: 'newsroom.text.summary',
  markdown: 'editor.text',
};
const missingKey = (path: string) => NAMED_PARTS[path] ?? `editor.field.${path.split('.')[1] ?? path}`;

type TextActionsProps = {
  text: PartInWork;
  /** Words that only this device has: a step concerns what the server has, so they are saved first. */
  isUnsaved?: boolean;
  /** Saves what is unsaved and sends it to review, without a question. Why it was refused, if not said elsewhere. */
  onSend?: () => Promise<Message | null>;
  onDone?: () => void;
};

/** STAFF-1, STAFF-3: the steps the user can take with a text now, and why an approval is not among them. */
export function TextActions({ text, isUnsaved = false, onSend, onDone }: TextActionsProps) {
  const { _ } = useLingui();
  const [open, setOpen] = useState<Step | null>(null);
  const [sent, setSent] = useState<{ isSending: boolean; failure: Message | null }>({
    isSending: false,
    failure: null,
  });
  const missingId = useId();
  // What the words lack is known of those on the server only.
  const missing = isUnsaved ? [] : (text.missing ?? []);
  const isSent = (step: Step) => step === 'submit' && onSend !== undefined;
  const steps = stepsOf(text).filter((step) => !isUnsaved || isSent(step));
  async function send(): Promise<void> {
    if (sent.isSending || !onSend) return;
    setSent({ isSending: true, failure: null });
    const failure = await onSend();
    setSent({ isSending: false, failure });
  }
  return (
    <section aria-label={_('newsroom.steps')} className="flex flex-col gap-3">
      <Approvals text={text} />
      {isUnsaved && steps.length === 0 && stepsOf(text).length > 0 ? (
        <p className="text-label text-text-2">{_('newsroom.steps.unsaved')}</p>
      ) : null}
      <FailureText failure={sent.failure} />
      {steps.length === 0 ? null : (
        <div className="flex flex-wrap gap-3">
          {steps.map((step) => (
            <Button
              key={step}
              variant={LOOKS[step] ?? (step === 'approve' && steps[0] !== 'release' ? 'primary' : 'secondary')}
              {...(needsWords(step) && missing.length > 0
                ? { 'aria-disabled': true, 'aria-describedby': missingId }
                : { onClick: () => (isSent(step) ? void send() : setOpen(step)) })}
            >
              {_(`newsroom.action.${step}`)}
            </Button>
          ))}
        </div>
      )}
      {missing.length === 0 || !steps.some(needsWords) ? null : (
        <p id={missingId} className="text-label">
          {_('newsroom.steps.missing')} {missing.map((path) => _(missingKey(path))).join(' · ')}
        </p>
      )}
      {open === null ? null : (
        <Dialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setOpen(null)}
          title={_(`newsroom.action.${open}`)}
          closeLabel={_('newsroom.close')}
        >
          <StepForm
            key={open}
            text={text}
            step={open}
            onDone={() => {
              setOpen(null);
              onDone?.();
            }}
          />
        </Dialog>
      )}
    </section>
  );
}

function Approvals({ text }: { text: PartInWork }) {
  const { _ } = useLingui();
  const { approvals, approvalsNeeded, isOwn, state } = text;
  if (text.version === 0) return null;
  const names = approvals.map(({ name }) => name ?? _('newsroom.formerStaff')).join(', ');
  return (
    <ul className="flex flex-col gap-1 text-label text-text-2">
      <li>
        {approvals.length === 0
          ? _('newsroom.approvals.none', { needed: approvalsNeeded })
          : _('newsroom.approvals.by', { names, count: approvals.length, needed: approvalsNeeded })}
      </li>
      {text.kind === LEGAL_KIND && text.locale !== 'data' && state === 'approved' ? (
        <li>{_('newsroom.refusal.legal_together')}</li>
      ) : null}
      {isOwn && state === 'in-review' ? <li>{_('newsroom.refusal.own_text')}</li> : null}
      {text.scheduledAt === null ? null : (
        <li>
          {_('newsroom.scheduledFor')} <bdi dir="ltr">{text.scheduledAt.replace('T', ' ')}</bdi>
        </li>
      )}
    </ul>
  );
}

/** What the user may do. Whose approval is the last may publish with it; a legal document is published as a whole. */
function stepsOf({ kind, state, actions, approvals, approvalsNeeded }: PartInWork): Step[] {
  const steps = actions.filter(
    (action): action is Exclude<typeof action, 'save' | 'roll-back'> => action !== 'save' && action !== 'roll-back',
  );
  const isLast = state === 'in-review' && steps.includes('approve') && approvals.length + 1 >= approvalsNeeded;
  return isLast && kind !== LEGAL_KIND ? ['release', ...steps] : steps;
}

type StepFormProps = {
  text: PartInWork;
  step: Step;
  /** The version to go back to. */
  number?: number;
  onDone: () => void;
};

/** The data of an item have no page of their own: these take the whole item from its users. */
const isOfItem = (step: Step) => step === 'unpublish' || step === 'archive';

const LEGAL_STEPS = ['approve', 'schedule', 'publish'] as const;
const isLegalStep = (step: Step) => LEGAL_STEPS.some((one) => one === step);

/** One step with what it needs. The interface changes only after the server has confirmed. */
export function StepForm({ text, step, number, onDone }: StepFormProps) {
  const { _ } = useLingui();
  const api = useApi();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const archiveDraft = useArchiveDraft();
  const [commentId, atId, reasonId, wholeId, privateId] = [useId(), useId(), useId(), useId(), useId()];
  const reasons = REASONS[step] ?? [];
  const [reason, setReason] = useState<Reason | undefined>(reasons[0]);
  const [isWholeItem, setWholeItem] = useState(true);
  const [isReasonPublic, setReasonPublic] = useState(true);
  const needsTime = step === 'schedule';
  // Users of a text that is published already are told what this changes.
  const isData = text.locale === 'data';
  const isCorrection =
    !isData && text.liveVersion !== null && ['release', 'publish', 'schedule', 'roll-back'].includes(step);
  const form = useAccountForm({
    fields: {
      comment: { id: commentId },
      at: { id: atId, check: (value) => (needsTime && value === '' ? { key: 'newsroom.wrong.time' } : undefined) },
    },
    send: async ({ comment, at }) => {
      if (step === 'archive' && text.liveVersion === null) {
        const refused = await archiveDraft(text, comment.trim());
        if (refused !== null) {
          form.setFailure({ key: `newsroom.refusal.${refused}` });
          return;
        }
        await queryClient.invalidateQueries({ queryKey: ['newsroom'] });
        onDone();
        return;
      }
      try {
        await changeState(api, text, {
          action: step === 'release' ? 'approve' : step,
          ...(step === 'release' && { isReleased: true }),
          version: text.version,
          comment: comment.trim(),
          ...(reason && { reason }),
          ...(needsTime && { at }),
          ...(step === 'unpublish' && { isWholeItem, isReasonPrivate: !isReasonPublic }),
          ...(step === 'roll-back' && { number }),
        });
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === null) throw error;
        form.setFailure({ key: refusal });
        return;
      }
      showToast({ id: 'newsroom', tone: 'success', title: _(`newsroom.done.${step}`) });
      await queryClient.invalidateQueries({ queryKey: ['newsroom'] });
      onDone();
    },
    others: { reason: reasonId, isWholeItem: wholeId, isReasonPrivate: privateId },
    fallback: 'newsroom.failed',
    failureField: commentId,
  });
  const at = useControl(form.field('at'));
  return (
    <InlineForm form={form} submit={`newsroom.action.${step}`} variant={step === 'approve' ? 'primary' : LOOKS[step]}>
      <p className="text-label text-text-2">
        {text.kind === LEGAL_KIND && isLegalStep(step)
          ? _(`editor.legalStep.${step}`)
          : text.locale === 'data'
            ? _(isOfItem(step) ? `editor.step.${step}` : `newsroom.step.${step}`, { language: _('editor.data') })
            : _(`newsroom.step.${step}`, { language: LOCALE_INFO[text.locale].nativeName })}
      </p>
      {reasons.length === 0 ? null : (
        <SelectField
          label={_('newsroom.reason')}
          options={reasons.map((value) => ({ value, label: _(`newsroom.reason.${value}`) }))}
          {...form.other('reason')}
          value={reason}
          onChange={({ currentTarget }) => setReason(reasons.find((one) => one === currentTarget.value))}
        />
      )}
      {needsTime ? <TextField type="datetime-local" label={_('newsroom.schedule.at')} {...at} /> : null}
      {step === 'unpublish' && !isData ? (
        <CheckboxRow
          id={wholeId}
          label={_('newsroom.unpublish.all')}
          checked={isWholeItem}
          onChange={({ currentTarget }) => setWholeItem(currentTarget.checked)}
        />
      ) : null}
      {step === 'unpublish' ? (
        <CheckboxRow
          id={privateId}
          label={_('newsroom.reason.public')}
          checked={isReasonPublic}
          onChange={({ currentTarget }) => setReasonPublic(currentTarget.checked)}
        />
      ) : null}
      <TextAreaField
        rows={3}
        maxLength={TEXT_LIMITS.comment}
        label={_(isCorrection ? 'newsroom.comment.correction' : 'newsroom.comment')}
        note={_('newsroom.optional')}
        {...useControl(form.field('comment'))}
      />
    </InlineForm>
  );
}

const LEGAL_FAULTS: ReadonlySet<string> = new Set(['fact_in_legal_text', 'changes_missing', 'not_higher']);

/** The message for a refusal by the rules. Null for any other failure. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const [field] = error.fields;
  if (error.code === 'workflow_refused' && field) return `newsroom.refusal.${field.code}`;
  if (field?.code === 'unknown_fact') return 'newsroom.refusal.unknown_fact';
  if (field && LEGAL_FAULTS.has(field.code)) return `editor.refusal.${field.code}`;
  if (field?.path === 'data') return 'editor.refusal.data';
  if (field?.code === 'unnamed_stop') return 'editor.refusal.unnamed';
  if (field?.code === 'changed') return 'editor.refusal.changed';
  if (field?.code === 'required') return 'newsroom.refusal.incomplete';
  if (error.code === 'invalid_input') return 'editor.refusal.incomplete';
  return null;
}
