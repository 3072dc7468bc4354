import { useId } from 'react';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';

type CheckListProps<Value extends string> = {
  legend: string;
  hint?: string;
  options: readonly { value: Value; label: string; hint?: string | undefined }[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
  error?: string | undefined;
  id?: string | undefined;
};

/** Several of some options, each a checkbox. */
export function CheckList<Value extends string>(props: CheckListProps<Value>) {
  const { legend, hint, options, chosen, onChange, error, id } = props;
  const noteId = useId();
  return (
    <Fieldset id={id} tabIndex={-1} legend={legend} aria-describedby={noteId}>
      <div id={noteId}>
        {hint === undefined ? null : <p className="text-meta text-text-2">{hint}</p>}
        {error === undefined ? null : <p className="text-label font-semibold text-danger">{error}</p>}
      </div>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {options.map(({ value, label, hint: note }) => (
          <CheckboxRow
            key={value}
            label={<bdi className="font-system">{label}</bdi>}
            {...(note !== undefined && { hint: note })}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </Fieldset>
  );
}
