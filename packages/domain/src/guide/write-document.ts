import type { BlockContent, PhrasingContent, TableCell, TableRow } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { Block, Inline } from './document.ts';

/** The style of the texts that exist, so that a changed paragraph leaves the others as they are. */
const STYLE: Options = {
  bullet: '-',
  emphasis: '*',
  strong: '*',
  listItemIndent: 'one',
  incrementListMarker: true,
  resourceLink: true,
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
};

/**
 * The Markdown of blocks: the opposite of `parseDocument`, which makes equal blocks of it. Characters that Markdown would
 * take for its own are escaped. Ids of headings are not written. An empty text for no blocks.
 */
export function writeDocument(blocks: readonly Block[]): string {
  return toMarkdown({ type: 'root', children: blocks.map(node) }, STYLE).trimEnd();
}

function node(block: Block): BlockContent {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', children: phrases(block.children) };
    case 'heading':
      return { type: 'heading', depth: block.level, children: phrases(block.children) };
    case 'list':
      return {
        type: 'list',
        ordered: block.ordered,
        spread: false,
        children: block.items.map((item) => ({
          type: 'listItem',
          spread: false,
          children: [{ type: 'paragraph', children: phrases(item) }],
        })),
      };
    case 'table':
      return { type: 'table', children: [block.head, ...block.rows].map(row) };
  }
}

function row(cells: readonly Inline[][]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((cell): TableCell => ({ type: 'tableCell', children: phrases(cell) })),
  };
}

function phrases(inlines: readonly Inline[]): PhrasingContent[] {
  return inlines.map((inline): PhrasingContent => {
    switch (inline.type) {
      case 'text':
        return { type: 'text', value: inline.text };
      case 'strong':
      case 'emphasis':
        return { type: inline.type, children: phrases(inline.children) };
      case 'link':
        return { type: 'link', url: inline.href, children: phrases(inline.children) };
      case 'fact':
        // Written as it is: an escaped token would not be found as one.
        return { type: 'html', value: `{{${inline.id}}}` };
    }
  });
}
