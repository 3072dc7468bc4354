import { type Draft, type Field, isWrong, startText } from '@dalil/domain/calculators/field.ts';
import { useLingui } from '@lingui/react';
import { type TextFieldProps, TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';

type CalculatorFormProps = {
  fields: readonly Field[];
  draft: Draft;
  enter: (name: string, text: string) => void;
  /** Further fields. */
  children?: React.ReactNode;
};

/** The fields of a calculator. Results follow every entry, so there is nothing to submit. */
export function CalculatorForm({ fields, draft, enter, children }: CalculatorFormProps) {
  const { _ } = useLingui();
  return (
    <form
      aria-label={_('calculators.entries')}
      noValidate
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-5"
      data-needs-script=""
    >
      {fields.map((field) => (
        <CalculatorField key={field.id} field={field} draft={draft} enter={enter} />
      ))}
      {children}
    </form>
  );
}

type CalculatorFieldProps = { field: Field } & Pick<CalculatorFormProps, 'draft' | 'enter'>;

function CalculatorField({ field, draft, enter }: CalculatorFieldProps) {
  const { _ } = useLingui();
  const text = draft[field.id] ?? startText(field);
  const label = _(`calculators.field.${field.id}`);
  const hint = field.hasHint ? _(`calculators.hint.${field.id}`) : undefined;
  if (field.kind === 'choice') {
    return (
      <SelectField
        name={field.id}
        label={label}
        hint={hint}
        value={text}
        onChange={(event) => enter(field.id, event.target.value)}
        options={field.options.map((value) => ({ value, label: _(`calculators.option.${value}`) }))}
      />
    );
  }
  const isTyped = field.kind !== 'date' && field.kind !== 'time';
  const look: Pick<TextFieldProps, 'type' | 'inputMode' | 'note'> = isTyped
    ? {
        type: 'text',
        inputMode: 'decimal',
        note: field.kind === 'number' ? undefined : _(`calculators.unit.${field.kind}`),
      }
    : { type: field.kind };
  return (
    <TextField
      {...look}
      name={field.id}
      dir="ltr"
      label={label}
      hint={hint}
      error={isWrong(field, text) ? _(`calculators.error.${isTyped ? 'number' : field.kind}`) : undefined}
      errorPrefix={_('calculators.error.prefix')}
      value={text}
      onChange={(event) => enter(field.id, event.target.value)}
    />
  );
}
