import { type CollectedReference, MAX_COLLECTED } from '@dalil/domain/guide/collection.ts';
import { useLingui } from '@lingui/react';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announce } from '../../features/announcer/announce.ts';
import { Fieldset } from '../../ui/fieldset.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AnyItemSearch } from './any-item-search.tsx';
import { controlId } from './field-context.ts';
import type { FieldProps } from './field-props.ts';
import { useFault } from './use-fault.ts';
import { useItemTitles } from './use-item-titles.ts';

const keyOf = ({ kind, id }: CollectedReference) => `${kind}:${id}`;
const buttonId = (path: string, item: CollectedReference, isUp: boolean) =>
  `${controlId(path)}-${keyOf(item)}-${isUp ? 'up' : 'down'}`;

/** STAFF-2: the items of a collection in their order, which buttons change, and a search for more. */
export function CollectedItems({ path, value, onChange }: FieldProps) {
  const { _ } = useLingui();
  const items = (value ?? []) as CollectedReference[];
  const titleOf = useItemTitles(items.map(keyOf));
  const focused = useRef<string | null>(null);
  useEffect(() => {
    // A moved row loses the focus in some browsers.
    if (focused.current !== null) document.getElementById(focused.current)?.focus();
    focused.current = null;
  }, [value]);
  const fault = useFault(path);
  const nameOf = (item: CollectedReference) => titleOf(keyOf(item));
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
      <AnyItemSearch
        id={controlId(path)}
        chosen={items}
        error={fault}
        onChoose={(item) => onChange([...items, item])}
      />
    </Fieldset>
  );
}
