import { useLingui } from '@lingui/react';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';

export type EditorTool<Id extends string> = {
  id: Id;
  icon: LucideIcon;
  /** As `aria-keyshortcuts` names it. */
  shortcut?: string | undefined;
  /** Not given for a tool that is only carried out. */
  isOn?: boolean | undefined;
  isDisabled?: boolean;
};

type EditorToolbarProps<Id extends string> = {
  tools: readonly EditorTool<Id>[];
  /** The id of the text it changes. */
  controls?: string;
  onUse: (tool: Id) => void;
};

/** The tools of an editor of texts. One of them is in the tab order; arrows lead to the others. */
export function EditorToolbar<Id extends string>({ tools, controls, onUse }: EditorToolbarProps<Id>) {
  const { _ } = useLingui();
  const bar = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, at: number): void {
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const ahead = isReversed ? 'ArrowLeft' : 'ArrowRight';
    const back = isReversed ? 'ArrowRight' : 'ArrowLeft';
    const step = event.key === ahead ? 1 : event.key === back ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const buttons = bar.current?.querySelectorAll('button');
    buttons?.[(at + step + tools.length) % tools.length]?.focus();
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={_('editor.tools')}
      aria-controls={controls}
      className="flex flex-wrap gap-1"
    >
      {tools.map(({ id, icon: Icon, shortcut, isOn, isDisabled }, at) => (
        <button
          key={id}
          type="button"
          tabIndex={at === 0 ? 0 : -1}
          aria-label={_(`editor.tool.${id}`)}
          title={_(`editor.tool.${id}`)}
          aria-keyshortcuts={shortcut}
          aria-pressed={isOn}
          aria-disabled={isDisabled}
          className="grid size-11 place-items-center rounded-control border border-line hover:bg-sunken aria-disabled:text-text-3 aria-disabled:opacity-50 aria-pressed:border-2 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          // The selection stays in the text.
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={(event) => onKeyDown(event, at)}
          onClick={() => (isDisabled ? undefined : onUse(id))}
        >
          <Icon aria-hidden className="icon-small" />
        </button>
      ))}
    </div>
  );
}
