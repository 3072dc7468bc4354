import { SUPPORT_TOPICS, type SupportKind } from '@dalil/domain/quality/support-topics.ts';
import { useLingui } from '@lingui/react';
import { type FormEvent, useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';
import type { FieldMessage, SupportField, SupportErrors } from './check-support.ts';
import { TOPIC_LABELS } from './support-labels.ts';
import type { TechnicalDetails, useSupport } from './use-support.ts';

const FIELD_IDS: Record<SupportField, string> = {
  topic: 'support-topic',
  message: 'support-message',
  replyAddress: 'support-reply',
};

type SupportFormProps = { kind: SupportKind; form: ReturnType<typeof useSupport> };

/** Topic, message and an optional reply address. Nothing typed is lost. */
export function SupportForm({ kind, form: { draft, change, fieldErrors, send, details } }: SupportFormProps) {
  const { _ } = useLingui();
  const textOf = (message: FieldMessage | undefined) => (message ? _(message.key, message.values) : undefined);
  const errorPrefix = _('item.report.error');
  const topics = [
    { value: '', label: _('support.topic-choose') },
    ...SUPPORT_TOPICS[kind].map((topic) => ({ value: topic, label: _(TOPIC_LABELS[topic]) })),
  ];

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send();
  }

  return (
    <form noValidate onSubmit={submit} data-needs-script="" className="flex flex-col gap-6">
      <FieldErrors fieldErrors={fieldErrors} />
      <SelectField
        id={FIELD_IDS.topic}
        label={_('support.topic')}
        options={topics}
        value={draft.topic}
        error={textOf(fieldErrors.topic)}
        errorPrefix={errorPrefix}
        onChange={(event) => change({ topic: event.currentTarget.value })}
      />
      <TextAreaField
        id={FIELD_IDS.message}
        label={_('support.message')}
        hint={_('support.message-hint')}
        rows={7}
        value={draft.message}
        error={textOf(fieldErrors.message)}
        errorPrefix={errorPrefix}
        onChange={(event) => change({ message: event.currentTarget.value })}
      />
      <TextField
        id={FIELD_IDS.replyAddress}
        type="email"
        autoComplete="email"
        label={_('support.reply')}
        note={_('support.optional')}
        hint={_('support.reply-hint')}
        value={draft.replyAddress}
        error={textOf(fieldErrors.replyAddress)}
        errorPrefix={errorPrefix}
        onChange={(event) => change({ replyAddress: event.currentTarget.value })}
      />
      {kind === 'support' ? (
        <TechnicalDetailsField
          details={details}
          isSent={draft.hasDetails}
          onChange={(hasDetails) => change({ hasDetails })}
        />
      ) : null}
      <div>
        <Button type="submit" variant="primary">
          {_('support.submit')}
        </Button>
      </div>
    </form>
  );
}

function FieldErrors({ fieldErrors }: { fieldErrors: SupportErrors }) {
  const { _ } = useLingui();
  const errors = useMemo(
    () =>
      (['topic', 'message', 'replyAddress'] as const).flatMap((field) => {
        const error = fieldErrors[field];
        return error ? [{ fieldId: FIELD_IDS[field], message: _(error.key, error.values) }] : [];
      }),
    [fieldErrors, _],
  );
  return errors.length > 0 ? <ErrorSummary title={_('item.report.problem')} errors={errors} /> : null;
}

type TechnicalDetailsFieldProps = {
  /** Null on the server and until the page is hydrated. */
  details: TechnicalDetails | null;
  isSent: boolean;
  onChange: (isSent: boolean) => void;
};

/** The technical details that would be sent. The user can read and exclude them. */
function TechnicalDetailsField({ details, isSent, onChange }: TechnicalDetailsFieldProps) {
  const { _ } = useLingui();
  return (
    <div className="rounded-card border border-line px-4 py-2">
      <CheckboxRow
        label={_('support.details.send')}
        hint={_('support.details.hint')}
        checked={isSent}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Disclosure title={_('support.details.show')} level={2} className="border-b-0">
        {details ? <Details details={details} /> : null}
      </Disclosure>
    </div>
  );
}

function Details({ details: { diagnostics, errorId } }: { details: TechnicalDetails }) {
  const { _ } = useLingui();
  const rows = [
    ['support.details.error', errorId ?? _('support.details.no-error')],
    ['support.details.version', diagnostics.version],
    ['support.details.browser', diagnostics.browser],
    ['support.details.language', diagnostics.browserLanguage],
    ['support.details.connection', _(diagnostics.isOnline ? 'support.details.online' : 'support.details.offline')],
  ] as const;
  return (
    <dl className="flex flex-col gap-2 text-label">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-meta text-text-3">{_(name)}</dt>
          <dd className="wrap-anywhere">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
