import { COLLECTED_KINDS, type CollectedReference, MAX_COLLECTED } from '@dalil/domain/guide/collection.ts';
import { useLingui } from '@lingui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../data/use-api.ts';
import { announce } from '../../../features/announcer/announce.ts';
import { useLocale } from '../../../language/use-locale.ts';
import { itemsQuery } from '../../../queries/bookmarks.ts';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { controlId } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import { ItemSearch } from './item-search.tsx';
import { useFault } from './use-fault.ts';

const keyOf = ({ kind, id }: CollectedReference) => `${kind}:${id}`;
const buttonId = (path: string, item: CollectedReference, isUp: boolean) =>
  `${controlId(path)}-${keyOf(item)}-${isUp ? 'up' : 'down'}`;

/** STAFF-2: the items of a collection in their order, which buttons change, and a search for more. */
export function CollectedItems({ path, value, onChange }: FieldProps) {
  const { _ } = useLingui();
  const locale = useLocale();
  const items = (value ?? []) as CollectedReference[];
  const references = items.map(keyOf);
  // The names are the same in any order, and stay while those of another item are read.
  const named = itemsQuery(useApi(), locale, references.toSorted());
  const { data: known } = useQuery({ ...named, enabled: items.length > 0, placeholderData: keepPreviousData });
  const focused = useRef<string | null>(null);
  useEffect(() => {
    // A moved row loses the focus in some browsers.
    if (focused.current !== null) document.getElementById(focused.current)?.focus();
    focused.current = null;
  }, [value]);
  const [kind, setKind] = useState<CollectedReference['kind']>('place');
  const fault = useFault(path);
  const nameOf = ({ kind: own, id }: CollectedReference) =>
    known?.find((one) => one.kind === own && one.itemId === id)?.title ?? id;
  function move(from: number, to: number): void {
    const [moved] = items.slice(from, from + 1);
    if (!moved || to < 0 || to >= items.length) return;
    focused.current = buttonId(path, moved, to < from);
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, moved));
    announce(_('editor.moved', { name: nameOf(moved), place: to + 1, count: items.length }));
  }
  return (
    <Fieldset legend={_('editor.field.items')} className="gap-3">
      <p className="text-label text-text-2">{_('editor.itemsHint', { max: MAX_COLLECTED })}</p>
      <ol className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4">
        {items.map((item, at) => (
          <li key={keyOf(item)} className="flex flex-wrap items-center gap-2 py-2 text-label">
            <span className="flex min-w-0 grow flex-col">
              <bdi className="font-semibold">{nameOf(item)}</bdi>
              <span className="text-meta text-text-3">{_(`newsroom.kind.${item.kind}`)}</span>
            </span>
            <span className="flex gap-1">
              <IconButton
                id={buttonId(path, item, true)}
                label={_('editor.moveUp', { name: nameOf(item) })}
                icon={<ArrowUp aria-hidden className="icon" />}
                aria-disabled={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <IconButton
                id={buttonId(path, item, false)}
                label={_('editor.moveDown', { name: nameOf(item) })}
                icon={<ArrowDown aria-hidden className="icon" />}
                aria-disabled={at === items.length - 1}
                onClick={() => move(at, at + 1)}
              />
              <IconButton
                label={_('editor.removeOne', { name: nameOf(item) })}
                icon={<X aria-hidden className="icon" />}
                onClick={() => onChange(items.toSpliced(at, 1))}
              />
            </span>
          </li>
        ))}
      </ol>
      <SelectField
        label={_('editor.kindOfItem')}
        options={COLLECTED_KINDS.map((one) => ({ value: one, label: _(`newsroom.kind.${one}`) }))}
        value={kind}
        onChange={({ currentTarget }) => setKind(COLLECTED_KINDS.find((one) => one === currentTarget.value) ?? kind)}
      />
      <ItemSearch
        id={controlId(path)}
        kind={kind}
        chosen={items.filter((one) => one.kind === kind).map(({ id }) => id)}
        error={fault}
        onChoose={(id) => onChange([...items, { kind, id }])}
      />
    </Fieldset>
  );
}
