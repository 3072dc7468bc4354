import { useEffect, useEffectEvent, useState } from 'react';
import { comboboxAction, isPassedOn } from './combobox-keys.ts';
import { writeInto } from './write-into.ts';

/** The state of the field of a combobox: the typed text, whether the list is requested, and the active option. */
export function useComboboxField(input: HTMLInputElement, isAwaited: boolean) {
  const [text, setText] = useState(input.value);
  const [isOpened, setOpen] = useState(isAwaited);
  const [activeId, setActiveId] = useState<string | null>(null);
  return {
    text,
    isOpened,
    activeId,
    open(next: string | null): void {
      setOpen(true);
      setActiveId(next);
    },
    close(): void {
      setOpen(false);
      setActiveId(null);
    },
    /** Adopts the present text of the field. */
    take(): void {
      setText(input.value);
      setActiveId(null);
    },
    write(value: string): void {
      writeInto(input, value);
      setText(value);
      setActiveId(null);
    },
  };
}

type Option = { id: string };

type Combobox<Listed extends Option> = {
  input: HTMLInputElement;
  field: ReturnType<typeof useComboboxField>;
  options: readonly Listed[];
  isOpen: boolean;
  /** The list is visible as long as the field is. */
  isFixed: boolean;
  onAccept: (option: Listed) => void;
  onRemove: (option: Listed) => void;
  /** Submits the form with this text. */
  onSubmit: (text: string) => void;
};

/**
 * SEARCH-4: connects a field that is already in the page with its list. Listens to the element itself, so that the field is never
 * replaced and no typed text or composition of an input method is lost.
 */
export function useCombobox<Listed extends Option>(combobox: Combobox<Listed>): void {
  const { input } = combobox;

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { field, options, isOpen, isFixed, onAccept, onRemove } = combobox;
    const at = isOpen ? options.findIndex(({ id }) => id === field.activeId) : -1;
    const active = at < 0 ? null : at;
    const isBlank = input.value === '';
    const action = comboboxAction(event, { isOpen, count: options.length, active, isBlank, isFixed });
    if (!action) return;
    if (!isPassedOn(event)) event.preventDefault();
    const option = 'at' in action ? options[action.at] : undefined;
    if (action.type === 'close') field.close();
    else if (action.type === 'clear') field.write('');
    else if (action.type === 'accept' && option) onAccept(option);
    else if (action.type === 'remove' && option) onRemove(option);
    else if ('to' in action) field.open(action.to === null ? null : (options[action.to]?.id ?? null));
  });

  const onInput = useEffectEvent((event: Event) => {
    // Text still being composed by an input method is no query yet.
    if ((event as InputEvent).isComposing) return;
    combobox.field.take();
    combobox.field.open(null);
  });
  const onQuestion = useEffectEvent(() => combobox.field.open(combobox.field.activeId));
  const onDone = useEffectEvent(() => combobox.field.close());
  const onSubmit = useEffectEvent(() => {
    combobox.onSubmit(input.value);
    combobox.field.close();
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    input.addEventListener('input', (event) => onInput(event), { signal });
    input.addEventListener('compositionend', (event) => onInput(event), { signal });
    input.addEventListener('click', () => onQuestion(), { signal });
    input.addEventListener('blur', () => onDone(), { signal });
    input.form?.addEventListener('submit', () => onSubmit(), { signal });
    return () => listening.abort();
  }, [input]);
}
