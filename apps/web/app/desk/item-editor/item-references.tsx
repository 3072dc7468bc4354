import { useLingui } from '@lingui/react';
import { X } from 'lucide-react';
import { Fieldset } from '../../ui/fieldset.tsx';
import { controlId } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import { ItemSearch } from './item-search.tsx';
import { useFault } from './use-fault.ts';
import { useItemTitles } from './use-item-titles.ts';

type ItemReferencesProps = FieldProps & { kind: 'place' | 'service' | 'event'; isSingle?: boolean };

/** Items of the guide that this one names, found by a part of their title. */
export function ItemReferences({ node, path, value, onChange, kind, isSingle = false }: ItemReferencesProps) {
  const { _ } = useLingui();
  const chosen = [value ?? []].flat().map(String);
  const titleOf = useItemTitles(chosen.map((id) => `${kind}:${id}`));
  const none = node.type === 'maybe' ? node.without : null;
  const change = (ids: string[]) => onChange(isSingle ? (ids.at(-1) ?? none) : ids);
  return (
    <Fieldset legend={_(`editor.field.${path.split('.').at(-1) ?? path}`)} className="gap-2">
      <ul className="flex flex-wrap gap-2">
        {chosen.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-label={_('editor.removeOne', { name: titleOf(`${kind}:${id}`) })}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-label hover:bg-sunken"
              onClick={() => change(chosen.filter((one) => one !== id))}
            >
              <bdi>{titleOf(`${kind}:${id}`)}</bdi> <X aria-hidden className="icon-small" />
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
