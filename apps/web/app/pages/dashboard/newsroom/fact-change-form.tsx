import { CONFIDENCES } from '@dalil/domain/guide/fact.ts';
import { isDay } from '@dalil/domain/guide/calendar-day.ts';
import { LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { FACT_CHANGE_REASONS } from '@dalil/domain/newsroom/text-fields.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError } from '../../../data/api.ts';
import { useApi } from '../../../data/use-api.ts';
import { InlineForm, useAccountForm, useControl } from '../../../features/account-forms/account-form.tsx';
import { useToast } from '../../../features/announcer/use-toast.ts';
import { changeFact, type DeskFactDetails } from '../../../queries/newsroom.ts';
import { CheckboxRow } from '../../../ui/checkbox-row.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select.tsx';

/** Values of these types are numbers. The others are text, as the type writes it. */
const NUMBERS: readonly string[] = ['money', 'number', 'percent'];
const AS_OF = /^20\d\d(-\d\d(-\d\d)?)?$/;

/** STAFF-6: a new value, or the same one checked again, with its source and dates. The server checks it against the type. */
export function FactChangeForm({ details }: { details: DeskFactDetails }) {
  const { _ } = useLingui();
  const { fact, isEditable } = details;
  const { form, states } = useFactForm(details);
  const texts = LOCALES.filter((locale) => details.values[locale] !== undefined);
  const control = {
    value: useControl(form.field('value')),
    sourceUrl: useControl(form.field('sourceUrl')),
    asOf: useControl(form.field('asOf')),
    reviewBy: useControl(form.field('reviewBy')),
    validFrom: useControl(form.field('validFrom')),
    validUntil: useControl(form.field('validUntil')),
  };
  return (
    <section
      aria-labelledby="change-title"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h3 id="change-title" className="text-name font-strong">
        {_('newsroom.fact.change')}
      </h3>
      <InlineForm form={form} submit="newsroom.fact.publish" variant="primary">
        {isEditable ? null : <p className="text-label text-text-2">{_('newsroom.fact.hours')}</p>}
        {isEditable && fact.type !== 'text' ? (
          <TextField
            dir="ltr"
            inputMode={NUMBERS.includes(fact.type) ? 'decimal' : 'text'}
            label={_('newsroom.fact.newValue')}
            hint={_(`newsroom.fact.type.${fact.type}`)}
            {...control.value}
          />
        ) : null}
        {texts.map((locale) => (
          <TextAreaField
            key={locale}
            rows={2}
            lang={locale}
            dir={LOCALE_INFO[locale].dir}
            label={_('newsroom.fact.words', { language: LOCALE_INFO[locale].nativeName })}
            value={states.values[locale] ?? ''}
            onChange={({ currentTarget }) => states.setValues({ ...states.values, [locale]: currentTarget.value })}
          />
        ))}
        <TextField type="url" label={_('newsroom.source.url')} {...control.sourceUrl} />
        <TextField dir="ltr" label={_('newsroom.fact.asOf')} hint={_('newsroom.fact.asOfHint')} {...control.asOf} />
        <SelectField
          label={_('newsroom.confidence')}
          options={CONFIDENCES.map((value) => ({ value, label: _(`newsroom.confidence.${value}`) }))}
          value={states.confidence}
          onChange={({ currentTarget }) =>
            states.setConfidence(CONFIDENCES.find((one) => one === currentTarget.value) ?? states.confidence)
          }
        />
        <TextField type="date" label={_('newsroom.reviewBy')} {...control.reviewBy} />
        <TextField
          type="date"
          label={_('newsroom.fact.validFrom')}
          note={_('newsroom.optional')}
          {...control.validFrom}
        />
        <TextField
          type="date"
          label={_('newsroom.fact.validUntil')}
          note={_('newsroom.optional')}
          {...control.validUntil}
        />
        <SelectField
          label={_('newsroom.fact.why')}
          options={FACT_CHANGE_REASONS.map((value) => ({ value, label: _(`newsroom.fact.reason.${value}`) }))}
          value={states.reason}
          onChange={({ currentTarget }) =>
            states.setReason(FACT_CHANGE_REASONS.find((one) => one === currentTarget.value) ?? states.reason)
          }
        />
        <CheckboxRow
          label={_('newsroom.fact.isShown')}
          hint={_('newsroom.fact.isShownHint')}
          checked={states.isShown}
          onChange={({ currentTarget }) => states.setShown(currentTarget.checked)}
        />
      </InlineForm>
    </section>
  );
}

const wrong = { key: 'newsroom.wrong.date' };

function useFactForm(details: DeskFactDetails) {
  const api = useApi();
  const { _ } = useLingui();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const { fact, isEditable, version } = details;
  const id = useId();
  const [values, setValues] = useState<Partial<Record<Locale, string>>>(details.values);
  const [confidence, setConfidence] = useState(fact.confidence);
  const [reason, setReason] = useState<(typeof FACT_CHANGE_REASONS)[number]>('world-changed');
  const [isShown, setShown] = useState(details.isShown);
  const isNumber = NUMBERS.includes(fact.type);
  const hasValue = isEditable && fact.type !== 'text';
  const form = useAccountForm({
    fields: {
      value: {
        id: `${id}-value`,
        value: details.value === null ? '' : String(details.value),
        check: (text) => (hasValue && !isValue(text, isNumber) ? { key: 'newsroom.wrong.value' } : undefined),
      },
      sourceUrl: {
        id: `${id}-source`,
        value: fact.source.url,
        check: (text) => (/^https:\/\/\S+$/.test(text.trim()) ? undefined : { key: 'newsroom.wrong.source' }),
      },
      asOf: { id: `${id}-as-of`, value: fact.asOf, check: (text) => (AS_OF.test(text) ? undefined : wrong) },
      reviewBy: { id: `${id}-review`, value: fact.reviewBy, check: (text) => (isDay(text) ? undefined : wrong) },
      validFrom: { id: `${id}-from`, value: fact.validFrom ?? '' },
      validUntil: { id: `${id}-until`, value: fact.validUntil ?? '' },
    },
    send: async ({ value, sourceUrl, asOf, reviewBy, validFrom, validUntil }) => {
      try {
        await changeFact(api, fact.id, {
          version,
          sourceUrl: sourceUrl.trim(),
          asOf,
          reviewBy,
          validFrom: validFrom === '' ? null : validFrom,
          validUntil: validUntil === '' ? null : validUntil,
          confidence,
          reason,
          isShown,
          ...(hasValue && { value: isNumber ? Number(value) : value.trim() }),
          ...(fact.type === 'text' && { values }),
        });
      } catch (error) {
        const [field] = error instanceof ApiError ? error.fields : [];
        if (!field) throw error;
        form.setFailure({ key: `newsroom.wrong.fact.${field.path.split('.')[0]}` });
        return;
      }
      showToast({ id: 'newsroom', tone: 'success', title: _('newsroom.fact.changed') });
      await queryClient.invalidateQueries();
    },
    fallback: 'newsroom.failed',
    failureField: `${id}-source`,
  });
  return { form, states: { values, setValues, confidence, setConfidence, reason, setReason, isShown, setShown } };
}

function isValue(text: string, isNumber: boolean): boolean {
  return text.trim() !== '' && (!isNumber || Number.isFinite(Number(text)));
}
