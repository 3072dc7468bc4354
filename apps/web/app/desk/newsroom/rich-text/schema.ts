import { isSafeLink } from '@dalil/domain/guide/parse-document.ts';
import { type DOMOutputSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';

/** What a token may hold between its braces. */
const FACT_ID = /^[^{}]{1,200}$/;

/** What prosemirror-tables expects of a cell. Our tables have no joined cells and no widths, so no paste can set them. */
const CELL: NodeSpec = {
  content: 'paragraph',
  attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
  isolating: true,
};
const CELL_CLASS = 'border border-line px-3 py-2 text-start align-top';

const heading = (level: 2 | 3) =>
  ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].flatMap((tag) =>
    tag <= 'h2' === (level === 2) ? [{ tag, attrs: { level } }] : [],
  );

/**
 * The document of the editor: exactly the blocks and inlines of `Block` (packages/domain/src/guide/document.ts). Whatever it
 * has no rule for cannot be typed or pasted.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', { class: 'mt-4 first:mt-0' }, 0],
    },
    heading: {
      content: 'inline*',
      group: 'block',
      attrs: { level: { default: 2 } },
      defining: true,
      parseDOM: [...heading(2), ...heading(3)],
      toDOM: (node) =>
        node.attrs.level === 2
          ? ['h2', { class: 'mt-8 mb-2 font-sans text-section font-strong first:mt-0' }, 0]
          : ['h3', { class: 'mt-6 mb-2 font-sans text-name font-strong first:mt-0' }, 0],
    },
    list: {
      content: 'list_item+',
      group: 'block',
      attrs: { ordered: { default: false } },
      parseDOM: [
        { tag: 'ul', attrs: { ordered: false } },
        { tag: 'ol', attrs: { ordered: true } },
      ],
      toDOM: (node): DOMOutputSpec =>
        node.attrs.ordered
          ? ['ol', { class: 'mt-4 list-decimal ps-6 first:mt-0' }, 0]
          : ['ul', { class: 'mt-4 list-disc ps-6 first:mt-0' }, 0],
    },
    list_item: {
      content: 'paragraph',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', { class: 'mt-1 ps-1' }, 0],
    },
    table: {
      content: 'table_row+',
      group: 'block',
      tableRole: 'table',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', { class: 'mt-4 w-full border-collapse font-sans text-label first:mt-0' }, ['tbody', 0]],
    },
    table_row: {
      content: '(table_header | table_cell)+',
      tableRole: 'row',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', 0],
    },
    table_cell: {
      ...CELL,
      tableRole: 'cell',
      parseDOM: [{ tag: 'td' }],
      toDOM: () => ['td', { class: CELL_CLASS }, 0],
    },
    table_header: {
      ...CELL,
      tableRole: 'header_cell',
      parseDOM: [{ tag: 'th' }],
      toDOM: () => ['th', { class: `${CELL_CLASS} bg-sunken font-semibold` }, 0],
    },
    fact: {
      inline: true,
      group: 'inline',
      atom: true,
      // A selected token would be replaced by the next word.
      selectable: false,
      attrs: { id: {} },
      leafText: (node: Node) => `{{${String(node.attrs.id)}}}`,
      parseDOM: [
        {
          tag: 'span[data-fact]',
          getAttrs: (element) => {
            const id = element.dataset.fact ?? '';
            return FACT_ID.test(id) ? { id } : false;
          },
        },
      ],
      toDOM: (node) => ['span', { 'data-fact': String(node.attrs.id) }, `{{${String(node.attrs.id)}}}`],
    },
    text: { group: 'inline' },
  },
  marks: {
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    emphasis: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = element.getAttribute('href') ?? '';
            return isSafeLink(href) ? { href } : false;
          },
        },
      ],
      toDOM: (mark) => ['a', { href: String(mark.attrs.href), class: 'text-link underline' }, 0],
    },
  },
});
