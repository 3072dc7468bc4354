import { useLingui } from '@lingui/react';
import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, Table } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { MARKDOWN_TOOLS, type MarkdownTool } from './markdown-tools.ts';

const ICONS = {
  heading: Heading2,
  subheading: Heading3,
  bold: Bold,
  italic: Italic,
  list: List,
  steps: ListOrdered,
  link: Link,
  table: Table,
} as const;
/** With Ctrl, or Command on a Mac. */
export const SHORTCUTS: Partial<Record<string, MarkdownTool>> = { b: 'bold', i: 'italic', k: 'link' };

const shortcutOf = (tool: MarkdownTool) => Object.entries(SHORTCUTS).find(([, one]) => one === tool)?.[0];

/** The tools of the Markdown editor. One of them is in the tab order; arrows lead to the others. */
export function MarkdownToolbar({ onUse }: { onUse: (tool: MarkdownTool) => void }) {
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
    buttons?.[(at + step + MARKDOWN_TOOLS.length) % MARKDOWN_TOOLS.length]?.focus();
  }
  return (
    <div ref={bar} role="toolbar" aria-label={_('editor.tools')} className="flex flex-wrap gap-1">
      {MARKDOWN_TOOLS.map((tool, at) => {
        const Icon = ICONS[tool];
        const key = shortcutOf(tool);
        return (
          <button
            key={tool}
            type="button"
            tabIndex={at === 0 ? 0 : -1}
            aria-label={_(`editor.tool.${tool}`)}
            title={_(`editor.tool.${tool}`)}
            aria-keyshortcuts={key === undefined ? undefined : `Control+${key.toUpperCase()}`}
            className="grid size-11 place-items-center rounded-control border border-line hover:bg-sunken"
            onKeyDown={(event) => onKeyDown(event, at)}
            onClick={() => onUse(tool)}
          >
            <Icon aria-hidden className="icon-small" />
          </button>
        );
      })}
    </div>
  );
}
