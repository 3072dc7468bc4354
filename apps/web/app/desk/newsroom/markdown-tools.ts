/** What a tool of the editor does with the selected words. */
export const MARKDOWN_TOOLS = ['heading', 'subheading', 'bold', 'italic', 'list', 'steps', 'link', 'table'] as const;
export type MarkdownTool = (typeof MARKDOWN_TOOLS)[number];
export type Selected = { text: string; start: number; end: number };

const AROUND: Partial<Record<MarkdownTool, readonly [before: string, after: string]>> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  link: ['[', '](https://)'],
};
const BEFORE_LINES: Partial<Record<MarkdownTool, string>> = {
  heading: '## ',
  subheading: '### ',
  list: '- ',
  steps: '1. ',
};
const ANY_MARK = /^(?:#{1,6} |- |\d+\. )/;
const TABLE = '|   |   |\n| --- | --- |\n|   |   |';

/** The text after a tool was used, and what is selected then. Used twice, a tool takes its marks away again. */
export function applyTool(given: Selected, tool: MarkdownTool): Selected {
  const around = AROUND[tool];
  if (around) return markAround(given, around);
  const mark = BEFORE_LINES[tool];
  return mark === undefined ? insertBlock(given, TABLE) : markLines(given, mark);
}

function markAround({ text, start, end }: Selected, [before, after]: readonly [string, string]): Selected {
  const isMarked = text.slice(start - before.length, start) === before && text.startsWith(after, end);
  if (isMarked) {
    const plain = text.slice(0, start - before.length) + text.slice(start, end) + text.slice(end + after.length);
    return { text: plain, start: start - before.length, end: end - before.length };
  }
  const marked = text.slice(0, start) + before + text.slice(start, end) + after + text.slice(end);
  return { text: marked, start: start + before.length, end: end + before.length };
}

function markLines({ text, start, end }: Selected, mark: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const changed = lines
    .map((line) => (isMarked ? line.slice(mark.length) : mark + line.replace(ANY_MARK, '')))
    .join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}

/** A block stands between empty lines. */
export function insertBlock({ text, end }: Selected, block: string): Selected {
  const before = text.slice(0, end);
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const start = end + gap.length;
  return {
    text: `${before}${gap}${block}\n\n${text.slice(end).replace(/^\n+/, '')}`,
    start,
    end: start + block.length,
  };
}

/** A fact or a link in place of the selection, apart from the words, facts and links around it. */
export function insertWord({ text, start, end }: Selected, word: string): Selected {
  const before = /[\p{L}\p{M}\p{N}})]$/u.test(text.slice(0, start)) ? ' ' : '';
  const after = /^[\p{L}\p{M}\p{N}{[]/u.test(text.slice(end)) ? ' ' : '';
  const at = start + before.length + word.length;
  return { text: text.slice(0, start) + before + word + after + text.slice(end), start: at, end: at };
}
