import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { CONFIDENCES, VALUE_TOKEN, VERDICTS } from '@dalil/domain/guide/fact.ts';
import type { ScheduleRow } from '@dalil/domain/guide/schedule.ts';
import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { FACT_CHANGE_REASONS, TEXT_LIMITS } from '@dalil/domain/newsroom/text-fields.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { InlineForm, useControl } from '../../features/account-forms/account-form.tsx';
import { isolate } from '../../language/bidi.tsx';
import type { DeskFactDetails } from '../../queries/newsroom.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select.tsx';
import { HoursEditor } from '../item-editor/hours-editor.tsx';
import { FactConfirmation } from './fact-confirmation.tsx';
import { type FactForm, IS_SHOWN, isOtherSite, NUMBERS, useFactForm } from './use-fact-form.ts';

type FactChangeFormProps = { details: DeskFactDetails; userId: string };

/** STAFF-6: a new value, or the same one checked again, with its source and dates. The server checks it against the type. */
export function FactChangeForm({ details, userId }: FactChangeFormProps) {
  const { _ } = useLingui();
  const fact = useFactForm(details, userId);
  const { values } = fact.form;
  const reason = useControl(fact.field('reason'));
  const [today] = useState(() => dubaiDate(new Date()));
  return (
    <section
      aria-labelledby="change-title"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h3 id="change-title" className="text-name font-strong">
        {_('newsroom.fact.change')}
      </h3>
      <DraftNotice fact={fact} version={details.version} />
      {details.needsTwo ? <p className="text-label text-text-2">{_('newsroom.fact.needsTwo')}</p> : null}
      <InlineForm
        form={fact.form}
        submit={details.needsTwo ? 'newsroom.fact.propose' : 'newsroom.fact.publish'}
        variant="primary"
      >
        <ValueFields fact={fact} type={details.fact.type} />
        <AnswerFields fact={fact} type={details.fact.type} />
        <TextField type="url" label={_('newsroom.source.url')} {...useControl(fact.field('sourceUrl'))} />
        <SourceNames fact={fact} />
        <TextField
          dir="ltr"
          label={_('newsroom.fact.asOf')}
          hint={_('newsroom.fact.asOfHint')}
          {...useControl(fact.field('asOf'))}
        />
        <SelectField
          label={_('newsroom.confidence')}
          options={CONFIDENCES.map((value) => ({ value, label: _(`newsroom.confidence.${value}`) }))}
          value={values.confidence}
          onChange={({ currentTarget }) => fact.change('confidence', currentTarget.value)}
        />
        <TextField type="date" label={_('newsroom.reviewBy')} {...useControl(fact.field('reviewBy'))} />
        <TextField
          type="date"
          label={_('newsroom.fact.validFrom')}
          note={_('newsroom.optional')}
          {...useControl(fact.field('validFrom'))}
        />
        {(values.validFrom ?? '') > today ? (
          <Notice role="status" tone="warning">
            {_('newsroom.fact.startsLater')}
          </Notice>
        ) : null}
        <TextField
          type="date"
          label={_('newsroom.fact.validUntil')}
          note={_('newsroom.optional')}
          {...useControl(fact.field('validUntil'))}
        />
        <SelectField
          label={_('newsroom.fact.why')}
          options={FACT_CHANGE_REASONS.map((value) => ({ value, label: _(`newsroom.fact.reason.${value}`) }))}
          {...reason}
        />
        <CheckboxRow
          label={_('newsroom.fact.isShown')}
          hint={_('newsroom.fact.isShownHint')}
          checked={values.isShown === IS_SHOWN}
          onChange={({ currentTarget }) => fact.change('isShown', currentTarget.checked ? IS_SHOWN : '')}
        />
      </InlineForm>
      <FactConfirmation details={details} pending={fact.pending} onConfirm={fact.confirm} onCancel={fact.cancel} />
    </section>
  );
}

/** What this device had from before, and whether the fact is another one since. */
function DraftNotice({ fact: { draft, discard }, version }: { fact: FactForm; version: string }) {
  const { _ } = useLingui();
  if (draft === null) return null;
  const isOlder = draft.version !== version;
  return (
    <Notice
      role="status"
      tone={isOlder ? 'warning' : 'info'}
      action={
        <Button size="small" onClick={discard}>
          {_('newsroom.draft.discard')}
        </Button>
      }
    >
      {_(isOlder ? 'newsroom.fact.draftOlder' : 'newsroom.fact.draft')}
    </Notice>
  );
}

function ValueFields({ fact, type }: { fact: FactForm; type: string }) {
  const { _ } = useLingui();
  const { values } = fact.form;
  const value = useControl(fact.field('value'));
  if (type === 'text') return <Words fact={fact} />;
  if (type === 'schedule') {
    return (
      <HoursEditor
        legend={_('newsroom.fact.newValue')}
        rows={JSON.parse(values.value ?? '[]') as ScheduleRow[]}
        onChange={(rows) => fact.change('value', JSON.stringify(rows))}
      />
    );
  }
  return (
    <TextField
      dir="ltr"
      inputMode={NUMBERS.includes(type) ? 'decimal' : 'text'}
      label={_('newsroom.fact.newValue')}
      hint={_(`newsroom.fact.type.${type}`)}
      {...value}
    />
  );
}

/** The message below a field of the form. */
function useErrorOf(field: FactForm['field']) {
  const { _ } = useLingui();
  return (name: string) => {
    const { error } = field(name);
    return error && _(error.key, error.values);
  };
}

/** The words of a text in each language. One that stays behind the others is named while they are typed. */
function Words({ fact: { form, stored, change, field } }: { fact: FactForm }) {
  const { _ } = useLingui();
  const errorOf = useErrorOf(field);
  const given = LOCALES.filter((locale) => stored[`values.${locale}`] !== undefined);
  const behind = given.filter((locale) => form.values[`values.${locale}`] === stored[`values.${locale}`]);
  return (
    <>
      {given.map((locale) => (
        <TextAreaField
          key={locale}
          id={field(`values.${locale}`).id}
          rows={2}
          lang={locale}
          dir={LOCALE_INFO[locale].dir}
          label={_('newsroom.fact.words', { language: LOCALE_INFO[locale].nativeName })}
          value={form.values[`values.${locale}`] ?? ''}
          error={errorOf(`values.${locale}`)}
          onChange={({ currentTarget }) => change(`values.${locale}`, currentTarget.value)}
        />
      ))}
      {behind.length === 0 || behind.length === given.length ? null : (
        <Notice role="status" tone="warning">
          {_('newsroom.fact.behind')}{' '}
          <span className="font-system">{behind.map((locale) => LOCALE_INFO[locale].nativeName).join(' · ')}</span>
        </Notice>
      )}
    </>
  );
}

/** What the assistant says: the sentence in each language, and the yes or no. */
function AnswerFields({ fact: { form, stored, change, field }, type }: { fact: FactForm; type: string }) {
  const { _ } = useLingui();
  const errorOf = useErrorOf(field);
  const isChanged = (name: string) => form.values[name] !== stored[name];
  const given = LOCALES.filter((locale) => stored[`sentences.${locale}`] !== undefined);
  const behind = given.filter(
    (locale) =>
      stored[`sentences.${locale}`] !== '' && isChanged(`values.${locale}`) && !isChanged(`sentences.${locale}`),
  );
  const [isOpen, setOpen] = useState(false);
  const isNeeded = behind.length > 0 || given.some((locale) => field(`sentences.${locale}`).error);
  return (
    <Disclosure
      title={_('newsroom.fact.sentences')}
      open={isOpen || isNeeded}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <div className="flex flex-col gap-4 text-text">
        {behind.length === 0 ? null : (
          <Notice role="status" tone="warning">
            {_('newsroom.fact.sentenceBehind')}{' '}
            <span className="font-system">{behind.map((locale) => LOCALE_INFO[locale].nativeName).join(' · ')}</span>
          </Notice>
        )}
        {given.map((locale) => (
          <TextAreaField
            key={locale}
            id={field(`sentences.${locale}`).id}
            rows={2}
            lang={locale}
            dir={LOCALE_INFO[locale].dir}
            maxLength={TEXT_LIMITS.words}
            label={_('newsroom.fact.sentence', { language: LOCALE_INFO[locale].nativeName })}
            hint={
              type === 'text'
                ? _('newsroom.fact.sentenceOfTextHint')
                : _('newsroom.fact.sentenceHint', { token: isolate(VALUE_TOKEN) })
            }
            value={form.values[`sentences.${locale}`] ?? ''}
            error={errorOf(`sentences.${locale}`)}
            onChange={({ currentTarget }) => change(`sentences.${locale}`, currentTarget.value)}
          />
        ))}
        <SelectField
          label={_('newsroom.fact.verdict')}
          options={[
            { value: '', label: _('newsroom.fact.verdict.none') },
            ...VERDICTS.map((value) => ({ value, label: _(`newsroom.fact.verdict.${value}`) })),
          ]}
          value={form.values.verdict ?? ''}
          onChange={({ currentTarget }) => change('verdict', currentTarget.value)}
        />
      </div>
    </Disclosure>
  );
}

/** The name of the source in each language, out of the way until the address leads to another site. */
function SourceNames({ fact: { form, stored, change, field } }: { fact: FactForm }) {
  const { _ } = useLingui();
  const errorOf = useErrorOf(field);
  const isOther = isOtherSite(form.values.sourceUrl ?? '', stored.sourceUrl);
  const fields = (
    <div className="flex flex-col gap-4">
      {isOther ? <p className="text-label text-text-2">{_('newsroom.fact.otherSource')}</p> : null}
      {LOCALES.filter((locale) => stored[`sourceNames.${locale}`] !== undefined).map((locale) => (
        <TextField
          key={locale}
          id={field(`sourceNames.${locale}`).id}
          lang={locale}
          dir={LOCALE_INFO[locale].dir}
          maxLength={TEXT_LIMITS.source}
          label={_('newsroom.fact.sourceName', { language: LOCALE_INFO[locale].nativeName })}
          value={form.values[`sourceNames.${locale}`] ?? ''}
          error={errorOf(`sourceNames.${locale}`)}
          onChange={({ currentTarget }) => change(`sourceNames.${locale}`, currentTarget.value)}
        />
      ))}
    </div>
  );
  return isOther ? fields : <Disclosure title={_('newsroom.fact.sourceNames')}>{fields}</Disclosure>;
}
