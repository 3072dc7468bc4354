import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from './class-names.ts';

export type ListedOption = {
  id: string;
  icon?: ReactNode;
  text: ReactNode;
  /** The kind of the option, at the end of the line. */
  note?: ReactNode;
  /** A tooltip that a pointer can remove it from the list. Keys do that elsewhere. */
  removeHint?: string | undefined;
  removeIcon?: ReactNode;
};

export type OptionListProps = {
  id: string;
  /** What the options are. */
  label: string;
  groups: readonly { id: string; label: string; options: readonly ListedOption[] }[];
  /** The active option of the combobox. */
  activeId: string | null;
  onChoose: (id: string) => void;
  onRemove?: (id: string) => void;
};

/** The element id of an option, for `aria-activedescendant`. */
export function optionElementId(listId: string, optionId: string): string {
  return `${listId}-${encodeURIComponent(optionId)}`;
}

/** The list of a combobox, in groups. The focus stays in its text field, which exposes the active option. */
export function OptionList({ id, label, groups, activeId, onChoose, onRemove }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);

  const press = useEffectEvent((event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const optionId = target?.closest<HTMLElement>('[role="option"]')?.dataset.option;
    if (optionId === undefined) return;
    if (target?.closest('[data-remove]')) onRemove?.(optionId);
    else onChoose(optionId);
  });
  useEffect(() => {
    const element = list.current;
    const preserveFocus = (event: MouseEvent) => event.preventDefault();
    const choose = (event: MouseEvent) => press(event);
    element?.addEventListener('mousedown', preserveFocus);
    element?.addEventListener('click', choose);
    return () => {
      element?.removeEventListener('mousedown', preserveFocus);
      element?.removeEventListener('click', choose);
    };
  }, []);

  useEffect(() => {
    const active = activeId === null ? null : document.getElementById(optionElementId(id, activeId));
    active?.scrollIntoView({ block: 'nearest' });
  }, [id, activeId]);

  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="flex flex-col pb-2">
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`} className="flex flex-col">
          <div
            id={`${id}-${group.id}`}
            role="presentation"
            className="px-4 pt-3 pb-1 text-meta font-semibold text-text-3"
          >
            {group.label}
          </div>
          {group.options.map((option) => (
            <Option
              key={option.id}
              elementId={optionElementId(id, option.id)}
              option={option}
              isActive={option.id === activeId}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = { elementId: string; option: ListedOption; isActive: boolean };

function Option({ elementId, option: { id, icon, text, note, removeHint, removeIcon }, isActive }: OptionProps) {
  return (
    <div
      id={elementId}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      data-option={id}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 border-s-4 ps-3 pe-4 text-label',
        isActive
          ? 'border-accent bg-accent-soft text-accent-ink high-contrast:bg-text high-contrast:text-bg'
          : 'border-transparent hover:bg-sunken',
      )}
    >
      <span className={classNames('shrink-0', !isActive && 'text-text-3')}>{icon}</span>
      <span className="min-w-0 grow py-2">{text}</span>
      {note === undefined ? null : (
        <span className={classNames('shrink-0 text-meta', !isActive && 'text-text-3')}>{note}</span>
      )}
      {removeHint === undefined ? null : (
        <span
          aria-hidden
          data-remove=""
          title={removeHint}
          className="-me-2 grid size-9 shrink-0 place-items-center rounded-pill hover:bg-line"
        >
          {removeIcon}
        </span>
      )}
    </div>
  );
}
