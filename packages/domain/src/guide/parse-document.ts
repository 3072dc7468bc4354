import type { PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type Block, type Inline, inlineText } from './document.ts';
import { markdownFault } from './markdown-bounds.ts';
import { sitePath } from './site-path.ts';

const OUTSIDE_LINK = /^(?:https?:\/\/|mailto:|tel:)/;

/** True for an address that a text may link to: of this site, `https`, `http`, `mailto` or `tel`. */
export const isSafeLink = (href: string): boolean => OUTSIDE_LINK.test(href) || sitePath(href) !== null;

/** Called for each part of a text that its blocks do not hold. */
type OnDropped = () => void;
type Reading = { nextId: () => string; onDropped: OnDropped };

/**
 * Parses Markdown into the blocks that pages render. Raw HTML and images are dropped and links keep only safe addresses, so that
 * text from any source is inert. Fact tokens become references.
 */
export function parseDocument(markdown: string): Block[] {
  return readDocument(markdown).blocks;
}

/**
 * The blocks of Markdown, and whether they hold all of it. `isWhole` is false if a part is dropped that no page shows (HTML,
 * an image, code, a list in a list, a reference), so that writing the blocks again would delete it.
 */
export function readDocument(markdown: string): { blocks: Block[]; isWhole: boolean } {
  if (markdownFault(markdown) !== null) return { blocks: plainParagraphs(markdown), isWhole: false };
  const root: Root = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  let headings = 0;
  let isWhole = true;
  const reading: Reading = {
    nextId: () => `part-${++headings}`,
    onDropped: () => {
      isWhole = false;
    },
  };
  return { blocks: root.children.flatMap((node) => block(node, reading)), isWhole };
}

/** A text beyond the bounds, as it is written. None is stored; this is for one that is older than they are. */
function plainParagraphs(markdown: string): Block[] {
  const paragraphs = markdown.split(/\n\s*\n/).filter((text) => text.trim() !== '');
  return paragraphs.map((text) => ({ type: 'paragraph', children: inlineText(text.replace(/\s+/g, ' ')) }));
}

function block(node: RootContent, reading: Reading): Block[] {
  const { onDropped } = reading;
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: inlines(node.children, onDropped) }];
    case 'heading':
      return [
        {
          type: 'heading',
          level: node.depth <= 2 ? 2 : 3,
          id: reading.nextId(),
          children: inlines(node.children, onDropped),
        },
      ];
    case 'list':
      return [
        {
          type: 'list',
          ordered: node.ordered ?? false,
          items: node.children.map((item) =>
            item.children.flatMap((child) => {
              if (child.type === 'paragraph') return inlines(child.children, onDropped);
              onDropped();
              return [];
            }),
          ),
        },
      ];
    case 'blockquote':
      return node.children.flatMap((child) => block(child, reading));
    case 'table': {
      const [head, ...rows] = node.children.map((row) => cells(row, onDropped));
      return [{ type: 'table', head: head ?? [], rows }];
    }
    default:
      onDropped();
      return [];
  }
}

function cells(row: TableRow, onDropped: OnDropped): Inline[][] {
  return row.children.map((cell) => inlines(cell.children, onDropped));
}

function inlines(nodes: PhrasingContent[], onDropped: OnDropped): Inline[] {
  return joined(
    nodes.flatMap((node): Inline[] => {
      switch (node.type) {
        case 'text':
        case 'inlineCode':
          return inlineText(node.value);
        case 'strong':
          return [{ type: 'strong', children: inlines(node.children, onDropped) }];
        case 'emphasis':
          return [{ type: 'emphasis', children: inlines(node.children, onDropped) }];
        case 'link':
          if (isSafeLink(node.url)) {
            return [{ type: 'link', href: node.url, children: inlines(node.children, onDropped) }];
          }
          onDropped();
          return inlines(node.children, onDropped);
        case 'break':
          return [{ type: 'text', text: ' ' }];
        default:
          onDropped();
          return [];
      }
    }),
  );
}

/** Neighbouring texts as one, so that equal words are equal blocks however they were marked. */
function joined(inlines: Inline[]): Inline[] {
  const parts: Inline[] = [];
  for (const inline of inlines) {
    const last = parts.at(-1);
    if (inline.type !== 'text' || last?.type !== 'text') parts.push(inline);
    else parts[parts.length - 1] = { type: 'text', text: last.text + inline.text };
  }
  return parts;
}
