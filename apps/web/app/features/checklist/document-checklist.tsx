import { useLingui } from '@lingui/react';
import { type ReactNode, useId, useRef, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { announce } from '../announcer/announce.ts';
import { createChecklistStore, readTicks, writeTicks } from './checklist-store.ts';
import { deviceStorage } from '../../data/page-storage.ts';

type DocumentChecklistProps = {
  /** The list on this device the ticks belong to. */
  listId: string;
  documents: readonly ReactNode[];
  /** The title, if the list is not the documents of a service. */
  title?: string;
  level?: 2 | 3;
};

/** The documents of a service, or other tasks, with checkboxes. The ticks stay on the device and need no connection. */
export function DocumentChecklist({ listId, documents, title: ownTitle, level = 2 }: DocumentChecklistProps) {
  const Heading = `h${level}` as const;
  const { _ } = useLingui();
  const hintId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { ticks, isSaved, toggle, clear } = useChecklist(listId, documents.length);

  function clearAll(): void {
    clear();
    // The button disappears with the last tick, so the focus needs another place.
    title.current?.focus();
    announce(_('item.checklist.cleared'));
  }

  return (
    <section aria-describedby={hintId}>
      <Heading ref={title} tabIndex={-1} className="text-name font-strong">
        {ownTitle ?? _('item.checklist.title')}
      </Heading>
      <p id={hintId} className="mt-1 text-meta text-text-3 print:hidden">
        {_(isSaved ? 'item.checklist.hint' : 'item.checklist.not-kept')}
      </p>
      <ul className="mt-2">
        {documents.map((document, place) => (
          // Documents are given in a fixed order and never move.
          <li key={place} className="border-b border-line">
            <CheckboxRow label={document} className="py-2" checked={ticks.has(place)} onChange={() => toggle(place)} />
          </li>
        ))}
      </ul>
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4 print:hidden">
        <p className="tabular text-meta text-text-3">
          {_('item.checklist.progress', { done: ticks.size, total: documents.length })}
        </p>
        {ticks.size > 0 ? (
          <Button variant="ghost" onClick={clearAll}>
            {_('item.checklist.clear')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

const store = createChecklistStore(deviceStorage);

/** The ticks of one list on this device. The server renders every list unticked. */
function useChecklist(listId: string, count: number) {
  const text = useSyncExternalStore(
    store.subscribe,
    () => store.read(listId),
    () => '',
  );
  const ticks = readTicks(text, count);
  return {
    ticks,
    isSaved: store.isSaved(),
    toggle(place: number): void {
      const changed = new Set(ticks);
      if (!changed.delete(place)) changed.add(place);
      store.write(listId, writeTicks(changed, count));
    },
    clear(): void {
      store.write(listId, '');
    },
  };
}
