/**
 * What Markdown may hold, so that the work of parsing it is bounded: far more than any text of a guide has. Emphasis, links and code
 * are resolved against each other within a block, tables within a text, and each level of nesting is checked for every line.
 */
export const MARKDOWN_BOUNDS = { lines: 1500, depth: 10, marks: 5000, marksInBlock: 500, cells: 1000 } as const;

export type MarkdownFault = 'too_complex';

const MARKS = /[*_`[\]<]/g;
const CELLS = /\|/g;
const CONTAINER = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;
const BLANK = /^[\s>]*$/;
/** A point of a list interrupts whatever paragraph is before it. */
const POINT = /^ {0,3}[-+*] +\S/;

/** Letters of indentation of a level at most. */
const INDENT = 4;

/** Why a text is not parsed as Markdown, or null. Its own work grows with the length. */
export function markdownFault(markdown: string): MarkdownFault | null {
  const lines = markdown.split(/\r\n|\r|\n/, MARKDOWN_BOUNDS.lines + 1);
  if (lines.length > MARKDOWN_BOUNDS.lines) return 'too_complex';
  let [marks, inBlock, cells] = [0, 0, 0];
  for (const line of lines) {
    const depth = depthOf(line);
    const found = countOf(line, MARKS) + depth;
    if (BLANK.test(line) || POINT.test(line)) inBlock = 0;
    inBlock += found;
    marks += found;
    cells += countOf(line, CELLS);
    const isWithin =
      depth <= MARKDOWN_BOUNDS.depth &&
      marks <= MARKDOWN_BOUNDS.marks &&
      inBlock <= MARKDOWN_BOUNDS.marksInBlock &&
      cells <= MARKDOWN_BOUNDS.cells;
    if (!isWithin) return 'too_complex';
  }
  return null;
}

/** How many quotes and lists a line opens or continues, by its signs or its indentation. Counts no further than one too many. */
function depthOf(line: string): number {
  CONTAINER.lastIndex = 0;
  let depth = Math.floor((/^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0) / INDENT);
  while (depth <= MARKDOWN_BOUNDS.depth && CONTAINER.test(line)) depth += 1;
  return depth;
}

const countOf = (line: string, sign: RegExp) => line.match(sign)?.length ?? 0;
