import { writeDirhams } from '@dalil/domain/guide/dirham.ts';
import { lastNoticeDay, rentIncrease } from '@dalil/domain/guide/rent-increase.ts';
import { useLingui } from '@lingui/react';
import { type FormEvent, useMemo, useState } from 'react';
import type { FactsById } from '../../features/facts/fact-text.ts';
import { factsOf } from '../../features/facts/facts-in.ts';
import { HandbookSection } from '../../features/handbook/handbook-section.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocale } from '../../language/use-locale.ts';
import type { RentLaw } from '../../queries/guide.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type CheckedRent, checkRent, type RentDraft, type RentField, type RentQuestion } from './check-rent.ts';

const EMPTY: RentDraft = { rent: '', index: '', renewal: '' };
const FIELDS = ['rent', 'index', 'renewal'] as const;
const idOf = (field: RentField) => `rent-checker-${field}`;

/** Calculates how much a rent may rise at renewal, on the device. Nothing typed is sent. */
export function RentChecker({ law, facts }: { law: RentLaw; facts: FactsById }) {
  const { _ } = useLingui();
  const [draft, setDraft] = useState(EMPTY);
  const [checked, setChecked] = useState<CheckedRent | null>(null);
  const fieldErrors = checked?.fieldErrors;
  const errors = useMemo(
    () =>
      FIELDS.flatMap((field) => {
        const key = fieldErrors?.[field];
        return key ? [{ fieldId: idOf(field), message: _(key) }] : [];
      }),
    [fieldErrors, _],
  );

  /** A change clears the result, so that it is never displayed beside other figures. */
  function change(field: RentField, text: string): void {
    setDraft({ ...draft, [field]: text });
    if (checked?.question) setChecked(null);
  }

  function check(event: FormEvent): void {
    event.preventDefault();
    setChecked(checkRent(draft));
  }

  const field = (name: RentField, look: { type?: string; note?: string }) => {
    const fieldError = fieldErrors?.[name];
    return (
      <TextField
        id={idOf(name)}
        type={look.type ?? 'text'}
        inputMode={look.type ? undefined : 'decimal'}
        dir="ltr"
        autoComplete="off"
        note={look.note}
        label={_(`real-estate.rent.${name}`)}
        hint={_(`real-estate.rent.${name}-hint`)}
        error={fieldError ? _(fieldError) : undefined}
        errorPrefix={_('real-estate.rent.error.prefix')}
        value={draft[name]}
        onChange={(event) => change(name, event.target.value)}
        className="max-w-field"
      />
    );
  };
  return (
    <HandbookSection
      id="rent-increase"
      title={_('real-estate.rent.title')}
      facts={factsOf(law.factIds, facts)}
      needsScript
    >
      <p className="max-w-measure text-label text-text-2">{_('real-estate.rent.intro')}</p>
      <form noValidate onSubmit={check} className="flex flex-col gap-6">
        {errors.length > 0 ? <ErrorSummary title={_('real-estate.rent.error.title')} errors={errors} /> : null}
        {field('rent', {})}
        {field('index', {})}
        {field('renewal', { type: 'date', note: _('real-estate.rent.optional') })}
        <div>
          <Button type="submit" variant="primary">
            {_('real-estate.rent.check')}
          </Button>
        </div>
      </form>
      <div role="status">
        {checked?.question ? <RentResult question={checked.question} law={law} facts={facts} /> : null}
      </div>
    </HandbookSection>
  );
}

type RentResultProps = { question: RentQuestion; law: RentLaw; facts: FactsById };

/** The legal limit for the entered rent, and the deadline of the notice. */
function RentResult({ question, law, facts }: RentResultProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const { rent, index, renewal } = question;
  const { belowIndex, percent, highestRent } = rentIncrease(rent, index, law.bands);
  // The index is already rounded, so that it falls into the applied band.
  const below = format.percent(belowIndex / 100, 10);
  const noticeFact = facts['rent.notice.change'];
  return (
    <Notice title={_('real-estate.rent.result')} className="max-w-measure">
      <p>
        {belowIndex > 0 ? _('real-estate.rent.result.below', { below }) : _('real-estate.rent.result.not-below')}{' '}
        {percent > 0
          ? _('real-estate.rent.result.rise', {
              percent: format.percent(percent / 100),
              rent: writeDirhams(highestRent, locale),
            })
          : _('real-estate.rent.result.none')}
      </p>
      {renewal !== null && noticeFact?.text ? (
        <p>
          {_('real-estate.rent.result.notice', {
            date: format.longDate(lastNoticeDay(renewal, law.noticeDays)),
            notice: noticeFact.text,
          })}
        </p>
      ) : null}
      <p>{_('real-estate.rent.result.advice')}</p>
    </Notice>
  );
}
