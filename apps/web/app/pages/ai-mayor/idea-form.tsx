import { AUTHORITIES, IDEA_TOPIC_IDS, IDEA_TOPICS, type IdeaTopic } from '@dalil/domain/quality/idea.ts';
import { useLingui } from '@lingui/react';
import { type FormEvent, useId, useMemo } from 'react';
import { Link } from 'react-router';
import type { FieldMessage } from '../../features/report/check-report.ts';
import { isolate } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select.tsx';
import { IdeaOutcome } from './idea-outcome.tsx';
import { useIdea } from './use-idea.ts';

/** Topic and text of an idea. No address, and a name only as the form says. Nothing typed is lost. */
export function IdeaForm() {
  const { _ } = useLingui();
  const id = useId();
  const toLocale = useLocalePath();
  const { draft, change, fieldErrors, send, failure, isSending, isHandedOver, reference, writeAnother, author } =
    useIdea();
  const textOf = (message: FieldMessage | undefined) => (message ? _(message.key, message.values) : undefined);
  const [topicId, textId] = [`${id}-topic`, `${id}-text`];
  const errors = useMemo(
    () =>
      [
        { fieldId: topicId, error: fieldErrors.topic },
        { fieldId: textId, error: fieldErrors.message },
      ].flatMap(({ fieldId, error }) => (error ? [{ fieldId, message: _(error.key, error.values) }] : [])),
    [fieldErrors, topicId, textId, _],
  );
  if (isHandedOver) return <IdeaOutcome reference={reference} onAgain={writeAnother} />;

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send();
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex max-w-measure flex-col gap-6 rounded-card border border-line bg-surface p-5"
    >
      {errors.length > 0 ? <ErrorSummary title={_('mayor.idea.problem')} errors={errors} /> : null}
      <div className="flex flex-col gap-2">
        <SelectField
          id={topicId}
          label={_('mayor.idea.about')}
          options={[
            { value: '', label: _('mayor.idea.choose') },
            ...IDEA_TOPIC_IDS.map((topic) => ({ value: topic, label: _(`mayor.about.${topic}`) })),
          ]}
          value={draft.topic}
          error={textOf(fieldErrors.topic)}
          errorPrefix={_('mayor.error')}
          onChange={(event) => change({ topic: topicOf(event.currentTarget.value) })}
        />
        {draft.topic === '' ? null : <Responsible topic={draft.topic} />}
      </div>
      <TextAreaField
        id={textId}
        label={_('mayor.idea.text')}
        hint={_('mayor.idea.hint')}
        rows={6}
        value={draft.message}
        error={textOf(fieldErrors.message)}
        errorPrefix={_('mayor.error')}
        onChange={(event) => change({ message: event.currentTarget.value })}
      />
      {author === null ? null : (
        <p className="text-label text-text-2">
          {_('mayor.idea.named', { name: isolate(author.name) })}{' '}
          <Link to={`${toLocale('/settings')}#privacy`} className="text-link">
            {_('mayor.idea.named-change')}
          </Link>
        </p>
      )}
      {failure ? (
        <Notice role="alert" tone="danger" title={_('mayor.idea.notSent')}>
          <p>{textOf(failure)}</p>
        </Notice>
      ) : null}
      <div>
        <Button type="submit" variant="primary">
          {_(isSending ? 'item.report.sending' : 'mayor.idea.send')}
        </Button>
      </div>
    </form>
  );
}

/** The body that is responsible for a topic, for those who want to write to it themselves. */
function Responsible({ topic }: { topic: IdeaTopic }) {
  const { _ } = useLingui();
  const authority = IDEA_TOPICS[topic];
  if (authority === null) return null;
  return (
    <p className="text-label">
      <a href={AUTHORITIES[authority]} rel="external" className="text-link inline-flex min-h-6 items-center">
        {_('mayor.idea.responsible', { authority: _(`mayor.authority.${authority}`) })}
      </a>
    </p>
  );
}

function topicOf(value: string): IdeaTopic | '' {
  return IDEA_TOPIC_IDS.find((topic) => topic === value) ?? '';
}
