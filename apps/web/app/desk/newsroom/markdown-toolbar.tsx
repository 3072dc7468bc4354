import { Bold, Heading2, Heading3, Italic, Link, List, ListOrdered, Table } from 'lucide-react';
import { EditorToolbar } from './editor-toolbar.tsx';
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

const TOOLS = MARKDOWN_TOOLS.map((id) => {
  const key = Object.entries(SHORTCUTS).find(([, one]) => one === id)?.[0];
  return { id, icon: ICONS[id], shortcut: key === undefined ? undefined : `Control+${key.toUpperCase()}` };
});

/** The tools of the Markdown editor. */
export function MarkdownToolbar({ onUse }: { onUse: (tool: MarkdownTool) => void }) {
  return <EditorToolbar tools={TOOLS} onUse={onUse} />;
}
