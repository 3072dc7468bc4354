import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

export type TabItem = { id: string; label: ReactNode; panel: ReactNode };

export type TabsProps = {
  /** What the tabs choose between. */
  label: string;
  items: readonly TabItem[];
  selectedId?: string;
  onSelect?: (id: string) => void;
};

/** How far a key moves along the tabs: Left and Right follow the reading direction. */
function stepOf(event: KeyboardEvent<HTMLElement>, at: number, count: number): number | undefined {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  if (event.key === 'ArrowRight') return (at + (isRtl ? count - 1 : 1)) % count;
  if (event.key === 'ArrowLeft') return (at + (isRtl ? 1 : count - 1)) % count;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? count - 1 : undefined;
}

/** Arrow keys move the focus, Enter or Space opens: a panel may have to be loaded. */
export function Tabs({ label, items, selectedId, onSelect }: TabsProps) {
  const prefix = useId();
  const [ownSelection, setOwnSelection] = useState(items[0]?.id);
  const tabs = useRef<HTMLDivElement>(null);
  const selected = selectedId ?? ownSelection;
  const select = (id: string) => {
    setOwnSelection(id);
    onSelect?.(id);
  };
  const move = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const next = stepOf(event, at, items.length);
    if (next === undefined) return;
    event.preventDefault();
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <div ref={tabs} role="tablist" aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
        {items.map((item, at) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${item.id}`}
            aria-selected={item.id === selected}
            aria-controls={`${prefix}-panel-${item.id}`}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={() => select(item.id)}
            onKeyDown={(event) => move(event, at)}
            className={classNames(
              'min-h-11 min-w-6 border-b-2 text-label font-medium whitespace-nowrap',
              item.id === selected ? 'border-accent text-text' : 'border-transparent text-text-2 hover:text-text',
            )}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${prefix}-panel-${item.id}`}
          aria-labelledby={`${prefix}-tab-${item.id}`}
          hidden={item.id !== selected}
          tabIndex={0}
        >
          {item.panel}
        </div>
      ))}
    </div>
  );
}
