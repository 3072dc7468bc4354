import { type Block, type Inline, inlineText } from '@dalil/domain/guide/document.ts';
import type { PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

const SAFE_LINK = /^(?:https?:\/\/|\/(?!\/)|mailto:|tel:)/;

/**
 * Parses Markdown into the blocks that pages render. Raw HTML and images are dropped and links keep only safe addresses, so that
 * text from any source is inert. Fact tokens become references.
 */
export function parseDocument(markdown: string): Block[] {
  const root: Root = fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  let headings = 0;
  return root.children.flatMap((node) => block(node, () => `part-${++headings}`));
}

function block(node: RootContent, nextId: () => string): Block[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', children: inlines(node.children) }];
    case 'heading':
      return [{ type: 'heading', level: node.depth <= 2 ? 2 : 3, id: nextId(), children: inlines(node.children) }];
    case 'list':
      return [
        {
          type: 'list',
          ordered: node.ordered ?? false,
          items: node.children.map((item) =>
            item.children.flatMap((child) => (child.type === 'paragraph' ? inlines(child.children) : [])),
          ),
        },
      ];
    case 'blockquote':
      return node.children.flatMap((child) => block(child, nextId));
    case 'table': {
      const [head, ...rows] = node.children.map(cells);
      return [{ type: 'table', head: head ?? [], rows }];
    }
    default:
      return [];
  }
}

function cells(row: TableRow): Inline[][] {
  return row.children.map((cell) => inlines(cell.children));
}

function inlines(nodes: PhrasingContent[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return inlineText(node.value);
      case 'strong':
        return [{ type: 'strong', children: inlines(node.children) }];
      case 'emphasis':
        return [{ type: 'emphasis', children: inlines(node.children) }];
      case 'link':
        return SAFE_LINK.test(node.url)
          ? [{ type: 'link', href: node.url, children: inlines(node.children) }]
          : inlines(node.children);
      case 'break':
        return [{ type: 'text', text: ' ' }];
      default:
        return [];
    }
  });
}
