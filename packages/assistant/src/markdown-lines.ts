/** One line of a text: a paragraph, an item of a list or a row of a table, without marks. */
export type MarkdownLine = { kind: 'paragraph' | 'item' | 'row'; heading: string | null; text: string };

const HEADING = /^#{1,6}\s+(.*)$/u;
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s+(.*)$/u;
const ROW = /^\s*\|(.*)\|\s*$/u;
const RULE = /^[\s|:-]+$/u;

/**
 * The lines of a Markdown text in the subset the guide uses: paragraphs, headings, lists, tables, strong, emphasis, links. A
 * table row becomes one line that starts with its subject.
 */
export function markdownLines(markdown: string): MarkdownLine[] {
  const lines: MarkdownLine[] = [];
  let heading: string | null = null;
  let paragraph: string[] = [];
  let head: string[] | null = null;
  const endParagraph = () => {
    if (paragraph.length > 0) lines.push({ kind: 'paragraph', heading, text: paragraph.join(' ') });
    paragraph = [];
  };
  for (const line of markdown.split('\n')) {
    const [, title] = HEADING.exec(line) ?? [];
    const [, item] = ITEM.exec(line) ?? [];
    const [, row] = ROW.exec(line) ?? [];
    if (row === undefined) head = null;
    if (title !== undefined || item !== undefined || row !== undefined || line.trim() === '') endParagraph();
    if (title !== undefined) heading = plain(title);
    else if (item !== undefined) lines.push({ kind: 'item', heading, text: plain(item) });
    else if (row !== undefined) {
      const cells = row.split('|').map(plain);
      if (head === null) head = cells;
      else if (!RULE.test(row)) lines.push({ kind: 'row', heading: cells[0] ?? null, text: writeRow(cells, head) });
    } else if (line.trim() !== '') paragraph.push(plain(line));
  }
  endParagraph();
  return lines;
}

function writeRow([first = '', ...cells]: readonly string[], [, ...head]: readonly string[]): string {
  if (cells.length === 1) return `${first}: ${cells[0] ?? ''}`;
  return `${first}: ${cells.map((cell, at) => (head[at] ? `${head[at]} – ${cell}` : cell)).join('; ')}`;
}

/** Text without the marks of strong, emphasis, code and links. */
function plain(text: string): string {
  return text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/\*\*|__|`/gu, '')
    .replaceAll(/(?<![\p{L}\p{N}])[*_]([^*_]+)[*_](?![\p{L}\p{N}])/gu, '$1')
    .trim();
}
