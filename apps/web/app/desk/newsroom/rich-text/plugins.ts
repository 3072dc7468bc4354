import { parseDocument } from '@dalil/domain/guide/parse-document.ts';
import { writeDocument } from '@dalil/domain/guide/write-document.ts';
import { baseKeymap, chainCommands, setBlockType } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { liftListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, Plugin, Selection } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { blocksOf, documentOf } from './document-blocks.ts';
import { paste } from './paste.ts';
import { schema } from './schema.ts';
import { COMMANDS } from './tools.ts';

const { paragraph, heading, list, list_item, table, fact } = schema.nodes;

export type RichTextOptions = {
  /** The longest Markdown that the document may become. */
  maxLength: number;
  onLink: () => void;
};

/** The editor's state for a text. Its Markdown is not written again before the document is changed (`markdownOf`). */
export function stateOf(markdown: string, options: RichTextOptions): EditorState {
  const doc = documentOf(parseDocument(markdown));
  // What is inserted before the text was touched goes to its end.
  return EditorState.create({ doc, selection: Selection.atEnd(doc), plugins: pluginsOf(options) });
}

export const markdownOf = (document: Node): string => writeDocument(blocksOf(document));

function pluginsOf({ maxLength, onLink }: RichTextOptions): Plugin[] {
  const openLink: Command = () => {
    onLink();
    return true;
  };
  const enter = chainCommands(goToNextCell(1), splitListItem(list_item), baseKeymap.Enter ?? openNothing);
  return [
    typedMarks,
    keymap({
      'Mod-z': COMMANDS.undo,
      'Mod-y': COMMANDS.redo,
      'Mod-Shift-z': COMMANDS.redo,
      'Mod-b': COMMANDS.bold,
      'Mod-i': COMMANDS.italic,
      'Mod-k': openLink,
      'Mod-Alt-0': setBlockType(paragraph),
      'Mod-Alt-2': COMMANDS.heading,
      'Mod-Alt-3': COMMANDS.subheading,
      'Mod-Shift-7': COMMANDS.steps,
      'Mod-Shift-8': COMMANDS.list,
      Tab: goToNextCell(1),
      'Shift-Tab': goToNextCell(-1),
      Enter: enter,
      'Shift-Enter': enter,
      Backspace: chainCommands(plainAtStart, liftAtStart),
    }),
    keymap(baseKeymap),
    history(),
    tableEditing(),
    paste,
    endsWithParagraph,
    limit(maxLength),
  ];
}

const openNothing: Command = () => false;

/** What is typed like Markdown becomes what it means. */
const typedMarks = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,3})\s$/, heading, (match) => ({ level: match[1]?.length === 3 ? 3 : 2 })),
    wrappingInputRule(/^\s*[-*]\s$/, list, { ordered: false }),
    wrappingInputRule(/^\s*\d+\.\s$/, list, { ordered: true }),
    new InputRule(/\{\{([^{}\s]{1,200})\}\}$/, (state, [, id], start, end) =>
      state.tr.replaceWith(start, end, fact.create({ id })),
    ),
  ],
});

/** Backspace at the start of a heading makes a paragraph of it. */
const plainAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.parent.type !== heading) return false;
  return setBlockType(paragraph)(state, dispatch);
};
/** Backspace at the start of an item takes it out of its list. */
const liftAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  return empty && $from.parentOffset === 0 && liftListItem(list_item)(state, dispatch);
};

/** One can always write on after a table. */
const endsWithParagraph = new Plugin({
  appendTransaction: (_, __, { doc, tr }) =>
    doc.lastChild?.type === table ? tr.insert(doc.content.size, paragraph.create()) : null,
});

/** Refuses a change that makes the text longer than the server takes, as a field with a limit does. */
function limit(maxLength: number): Plugin {
  return new Plugin({
    filterTransaction: (transaction, state) => {
      if (!transaction.docChanged || transaction.doc.content.size <= state.doc.content.size) return true;
      const words = transaction.doc.textContent.length;
      // Counting the marks takes time. Few words cannot be too long with them, and too many are without.
      return words <= maxLength && (words < maxLength / 4 || markdownOf(transaction.doc).length <= maxLength);
    },
  });
}
