import { SUPPORT_TOPICS, type SupportKind } from '@dalil/domain/quality/support-topics.ts';
import { useLingui } from '@lingui/react';
import { type FormEvent, useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';
import type { SupportField, SupportMistakes, Words } from './check-support.ts';
import { TOPIC_WORDS } from './support-words.ts';
import { TechnicalDetailsField } from './technical-details.tsx';
import type { useSupport } from './use-support.ts';

const FIELD_IDS: Record<SupportField, string> = {
  topic: 'support-topic',
  message: 'support-message',
  replyAddress: 'support-reply',
};

type SupportFormProps = { kind: SupportKind; form: ReturnType<typeof useSupport> };

/** Topic, message and, if the reader wants an answer, where to. Nothing typed is lost. */
export function SupportForm({ kind, form: { draft, change, mistakes, send, details } }: SupportFormProps) {
  const { _ } = useLingui();
  const say = (words: Words | undefined) => (words ? _(words.key, words.values) : undefined);
  const errorPrefix = _('item.report.error');
  const topics = [
    { value: '', label: _('support.topic-choose') },
    ...SUPPORT_TOPICS[kind].map((topic) => ({ value: topic, label: _(TOPIC_WORDS[topic]) })),
  ];

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send();
  }

  return (
    <form noValidate onSubmit={submit} data-needs-script="" className="flex flex-col gap-6">
      <Mistakes mistakes={mistakes} />
      <SelectField
        id={FIELD_IDS.topic}
        label={_('support.topic')}
        options={topics}
        value={draft.topic}
        error={say(mistakes.topic)}
        errorPrefix={errorPrefix}
        onChange={(event) => change({ topic: event.currentTarget.value })}
      />
      <TextAreaField
        id={FIELD_IDS.message}
        label={_('support.message')}
        hint={_('support.message-hint')}
        rows={7}
        value={draft.message}
        error={say(mistakes.message)}
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
        error={say(mistakes.replyAddress)}
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
          {_('support.send')}
        </Button>
      </div>
    </form>
  );
}

function Mistakes({ mistakes }: { mistakes: SupportMistakes }) {
  const { _ } = useLingui();
  const errors = useMemo(
    () =>
      (['topic', 'message', 'replyAddress'] as const).flatMap((field) => {
        const words = mistakes[field];
        return words ? [{ fieldId: FIELD_IDS[field], message: _(words.key, words.values) }] : [];
      }),
    [mistakes, _],
  );
  return errors.length > 0 ? <ErrorSummary title={_('item.report.problem')} errors={errors} /> : null;
}
