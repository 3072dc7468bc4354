import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Bold,
  FoldHorizontal,
  FoldVertical,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  Table,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { EditorState } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { EditorToolbar } from '../editor-toolbar.tsx';
import { ACTIVE, COMMANDS, RICH_TOOLS, type RichTool, TABLE_TOOLS } from './tools.ts';

const ICONS = {
  undo: Undo2,
  redo: Redo2,
  heading: Heading2,
  subheading: Heading3,
  bold: Bold,
  italic: Italic,
  list: List,
  steps: ListOrdered,
  link: Link,
  table: Table,
  addRow: BetweenHorizontalEnd,
  addColumn: BetweenVerticalEnd,
  deleteRow: FoldVertical,
  deleteColumn: FoldHorizontal,
  deleteTable: Trash2,
} as const;

const SHORTCUTS: Partial<Record<RichTool, string>> = {
  undo: 'Control+Z',
  redo: 'Control+Y',
  bold: 'Control+B',
  italic: 'Control+I',
  link: 'Control+K',
  heading: 'Control+Alt+2',
  subheading: 'Control+Alt+3',
  steps: 'Control+Shift+7',
  list: 'Control+Shift+8',
};

type RichTextToolbarProps = { state: EditorState; controls: string; onUse: (tool: RichTool) => void };

/** The tools of the formatted text: pressed where what they make is. Those of a table are there while the cursor is in one. */
export function RichTextToolbar({ state, controls, onUse }: RichTextToolbarProps) {
  const shown: readonly RichTool[] = isInTable(state) ? [...RICH_TOOLS, ...TABLE_TOOLS] : RICH_TOOLS;
  const tools = shown.map((id) => ({
    id,
    icon: ICONS[id],
    shortcut: SHORTCUTS[id],
    isOn: ACTIVE[id]?.(state),
    isDisabled: id !== 'link' && !COMMANDS[id](state),
  }));
  return <EditorToolbar tools={tools} controls={controls} onUse={onUse} />;
}
