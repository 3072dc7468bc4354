import { useLingui } from '@lingui/react';
import { type FormEvent, useMemo, useState } from 'react';
import type { FactsById } from '../../features/facts/fact-text.ts';
import { factsOf } from '../../features/facts/facts-in.ts';
import { HandbookSection } from '../../features/handbook/handbook-section.tsx';
import type { RentLaw } from '../../features/handbook/living-view.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextField } from '../../ui/field.tsx';
import { type CheckedRent, checkRent, type RentDraft, type RentField } from './check-rent.ts';
import { RentResult } from './rent-result.tsx';

const EMPTY: RentDraft = { rent: '', index: '', renewal: '' };
const FIELDS = ['rent', 'index', 'renewal'] as const;
const idOf = (field: RentField) => `rent-checker-${field}`;

/** How much a rent may rise at renewal. It is calculated on the device; nothing typed leaves it. */
export function RentChecker({ law, facts }: { law: RentLaw; facts: FactsById }) {
  const { _ } = useLingui();
  const [draft, setDraft] = useState(EMPTY);
  const [checked, setChecked] = useState<CheckedRent | null>(null);
  const mistakes = checked?.mistakes;
  const errors = useMemo(
    () =>
      FIELDS.flatMap((field) => {
        const key = mistakes?.[field];
        return key ? [{ fieldId: idOf(field), message: _(key) }] : [];
      }),
    [mistakes, _],
  );

  /** A result never stands beside figures it was not made from. */
  function change(field: RentField, text: string): void {
    setDraft({ ...draft, [field]: text });
    if (checked?.question) setChecked(null);
  }

  function check(event: FormEvent): void {
    event.preventDefault();
    setChecked(checkRent(draft));
  }

  const field = (name: RentField, look: { type?: string; note?: string }) => {
    const mistake = mistakes?.[name];
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
        error={mistake ? _(mistake) : undefined}
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
