import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { setBlockType, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from 'prosemirror-tables';
import { schema } from './schema.ts';

const { paragraph, heading, list, list_item, table, table_row, table_cell, table_header } = schema.nodes;
const { strong, emphasis, link } = schema.marks;

export const RICH_TOOLS = [
  'undo',
  'redo',
  'heading',
  'subheading',
  'bold',
  'italic',
  'list',
  'steps',
  'link',
  'table',
] as const;
export const TABLE_TOOLS = ['addRow', 'addColumn', 'deleteRow', 'deleteColumn', 'deleteTable'] as const;
export type RichTool = (typeof RICH_TOOLS)[number] | (typeof TABLE_TOOLS)[number];

const isHeading = (level: number) => (state: EditorState) => {
  const { parent } = state.selection.$from;
  return parent.type === heading && parent.attrs.level === level;
};

function listAround({ selection: { $from } }: EditorState): Node | null {
  return $from.depth >= 2 && $from.node(-2).type === list ? $from.node(-2) : null;
}
const isList = (isOrdered: boolean) => (state: EditorState) => listAround(state)?.attrs.ordered === isOrdered;

/** True if the mark is on the selected words, or will be on the next one typed. */
export function hasMark({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return mark.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, mark);
}

function toggleHeading(level: number): Command {
  return (state, dispatch) =>
    isHeading(level)(state)
      ? setBlockType(paragraph)(state, dispatch)
      : setBlockType(heading, { level })(state, dispatch);
}

/** A list becomes paragraphs, a list of the other kind, or is made of the selected paragraphs. */
function toggleList(isOrdered: boolean): Command {
  return (state, dispatch) => {
    const around = listAround(state);
    if (!around) return wrapInList(list, { ordered: isOrdered })(state, dispatch);
    if (around.attrs.ordered === isOrdered) return liftListItem(list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeAttribute(state.selection.$from.before(-2), 'ordered', isOrdered));
    return true;
  };
}

const insertTable: Command = (state, dispatch) => {
  if (isInTable(state) || listAround(state)) return false;
  const row = (cell: NodeType) =>
    table_row.create(
      null,
      [cell.createAndFill(), cell.createAndFill()].filter((one) => one !== null),
    );
  const made = table.create(null, [row(table_header), row(table_cell)]);
  const { $from } = state.selection;
  const at = $from.parent.content.size === 0 ? $from.before() : $from.after();
  const tr =
    $from.parent.content.size === 0 ? state.tr.replaceWith(at, $from.after(), made) : state.tr.insert(at, made);
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView());
  return true;
};

/** What each tool does. The link has a form of its own and is not among them. */
export const COMMANDS: Record<Exclude<RichTool, 'link'>, Command> = {
  undo,
  redo,
  heading: toggleHeading(2),
  subheading: toggleHeading(3),
  bold: toggleMark(strong),
  italic: toggleMark(emphasis),
  list: toggleList(false),
  steps: toggleList(true),
  table: insertTable,
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  deleteTable,
};

/** Whether what the tool makes is where the selection is. A tool that is not named here is only carried out. */
export const ACTIVE: Partial<Record<RichTool, (state: EditorState) => boolean>> = {
  heading: isHeading(2),
  subheading: isHeading(3),
  bold: (state) => hasMark(state, strong),
  italic: (state) => hasMark(state, emphasis),
  list: isList(false),
  steps: isList(true),
  link: (state) => hrefAt(state) !== null,
};

/** The address of the link at the selection, or null. */
export function hrefAt({ selection: { $from, $to, empty }, doc }: EditorState): string | null {
  let found: string | null = null;
  const look = (node: Node | null) => {
    const mark = node && link.isInSet(node.marks);
    if (mark) found ??= String(mark.attrs.href);
  };
  if (empty) for (const node of [$from.nodeBefore, $from.nodeAfter]) look(node);
  else doc.nodesBetween($from.pos, $to.pos, look);
  return found;
}

/** Sets the address of the selected words or of the link at the cursor; null takes the link away. */
export function setLink(href: string | null): Command {
  return (state, dispatch) => {
    const { empty, from, to } = state.selection;
    const range = empty ? linkRange(state) : { from, to };
    const { tr } = state;
    if (range) {
      tr.removeMark(range.from, range.to, link);
      if (href !== null) tr.addMark(range.from, range.to, link.create({ href }));
    } else if (href !== null) tr.replaceSelectionWith(schema.text(href, [link.create({ href })]), false);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

function linkRange(state: EditorState): { from: number; to: number } | null {
  const href = hrefAt(state);
  if (href === null) return null;
  const { $from } = state.selection;
  const has = (at: number) => link.isInSet($from.parent.child(at).marks)?.attrs.href === href;
  let first = $from.index();
  if (first >= $from.parent.childCount || !has(first)) first -= 1;
  let last = first;
  while (first > 0 && has(first - 1)) first -= 1;
  while (last + 1 < $from.parent.childCount && has(last + 1)) last += 1;
  const start = (at: number) =>
    $from.start() + $from.parent.children.slice(0, at).reduce((sum, node) => sum + node.nodeSize, 0);
  return { from: start(first), to: start(last + 1) };
}
