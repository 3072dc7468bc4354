import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { Fieldset } from '../../ui/fieldset.tsx';
import { SelectField, type SelectOption } from '../../ui/select.tsx';

type ChoiceListProps = {
  legend: string;
  options: readonly SelectOption[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error?: string | undefined;
};

/** Several of many: the chosen ones as buttons that remove them, and a list to add from. */
export function ChoiceList({ legend, options, chosen, onChange, error }: ChoiceListProps) {
  const { _ } = useLingui();
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const rest = options.filter(({ value }) => !chosen.includes(value));
  return (
    <Fieldset legend={legend} className="gap-2">
      <ul className="flex flex-wrap gap-2">
        {chosen.map((value) => (
          <li key={value}>
            <button
              type="button"
              aria-label={_('editor.removeOne', { name: labelOf(value) })}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-label hover:bg-sunken"
              onClick={() => onChange(chosen.filter((one) => one !== value))}
            >
              {labelOf(value)} <X aria-hidden className="icon-small" />
            </button>
          </li>
        ))}
      </ul>
      {rest.length === 0 ? null : (
        <SelectField
          label={_('editor.addTo', { field: legend })}
          error={error}
          options={[{ value: '', label: _('editor.choose') }, ...rest]}
          value=""
          onChange={({ currentTarget }) => currentTarget.value !== '' && onChange([...chosen, currentTarget.value])}
        />
      )}
    </Fieldset>
  );
}
