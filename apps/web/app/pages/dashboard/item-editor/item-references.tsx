import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { controlId } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import { ItemSearch } from './item-search.tsx';
import { useFault } from './use-fault.ts';

type ItemReferencesProps = FieldProps & { kind: 'place' | 'service'; isSingle?: boolean };

/** Items of the guide that this one names, found by a part of their title. */
export function ItemReferences({ path, value, onChange, kind, isSingle = false }: ItemReferencesProps) {
  const { _ } = useLingui();
  const chosen = [value ?? []].flat().map(String);
  const change = (ids: string[]) => onChange(isSingle ? (ids.at(-1) ?? null) : ids);
  return (
    <Fieldset legend={_(`editor.field.${path.split('.').at(-1) ?? path}`)} className="gap-2">
      <ul className="flex flex-wrap gap-2">
        {chosen.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-label={_('editor.removeOne', { name: id })}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-label hover:bg-sunken"
              onClick={() => change(chosen.filter((one) => one !== id))}
            >
              <bdi dir="ltr">{id}</bdi> <X aria-hidden className="icon-small" />
            </button>
          </li>
        ))}
      </ul>
      <ItemSearch
        id={controlId(path)}
        kind={kind}
        chosen={chosen}
        error={useFault(path)}
        onChoose={(id) => change([...chosen, id])}
      />
    </Fieldset>
  );
}
