import { COLLECTED_KINDS, type CollectedReference } from '@dalil/domain/guide/collection.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { SelectField } from '../../ui/select.tsx';
import { ItemSearch } from './item-search.tsx';

type AnyItemSearchProps = {
  /** The id of the text field. */
  id: string;
  chosen: readonly CollectedReference[];
  error?: string | undefined;
  onChoose: (item: CollectedReference) => void;
};

/** Finds an item of any kind that a collection has: its kind, then a part of its title. */
export function AnyItemSearch({ id, chosen, error, onChoose }: AnyItemSearchProps) {
  const { _ } = useLingui();
  const [kind, setKind] = useState<CollectedReference['kind']>('place');
  return (
    <>
      <SelectField
        label={_('editor.kindOfItem')}
        options={COLLECTED_KINDS.map((one) => ({ value: one, label: _(`newsroom.kind.${one}`) }))}
        value={kind}
        onChange={({ currentTarget }) => setKind(COLLECTED_KINDS.find((one) => one === currentTarget.value) ?? kind)}
      />
      <ItemSearch
        id={id}
        kind={kind}
        chosen={chosen.filter((one) => one.kind === kind).map((one) => one.id)}
        error={error}
        onChoose={(found) => onChoose({ kind, id: found })}
      />
    </>
  );
}
