import type { Block, Inline } from '@dalil/domain/guide/document.ts';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { schema } from './schema.ts';

const { doc, paragraph, heading, list, list_item, table, table_row, table_cell, table_header, fact } = schema.nodes;
const { strong, emphasis, link } = schema.marks;
/** Of marks over the same words, the first is outside. */
const OUTSIDE_FIRST = [strong, emphasis, link];

/** The document of the editor for blocks. It ends with a paragraph, so that one can write on after a table. */
export function documentOf(blocks: readonly Block[]): Node {
  const nodes = blocks.map(nodeOf);
  if (nodes.length === 0 || nodes.at(-1)?.type === table) nodes.push(paragraph.create());
  return doc.create(null, nodes);
}

function nodeOf(block: Block): Node {
  switch (block.type) {
    case 'paragraph':
      return paragraph.create(null, leaves(block.children, []));
    case 'heading':
      return heading.create({ level: block.level }, leaves(block.children, []));
    case 'list':
      return list.create(
        { ordered: block.ordered },
        block.items.map((item) => list_item.create(null, paragraph.create(null, leaves(item, [])))),
      );
    case 'table': {
      const rows = [block.head, ...block.rows];
      const width = Math.max(1, ...rows.map((cells) => cells.length));
      return table.create(
        null,
        rows.map((cells, at) => {
          const cell = at === 0 ? table_header : table_cell;
          const filled = Array.from({ length: width }, (_, column) => cells[column] ?? []);
          return table_row.create(
            null,
            filled.map((inlines) => cell.create(null, paragraph.create(null, leaves(inlines, [])))),
          );
        }),
      );
    }
  }
}

function leaves(inlines: readonly Inline[], marks: readonly Mark[]): Node[] {
  return inlines.flatMap((inline): Node[] => {
    switch (inline.type) {
      case 'text': {
        // A page shows the end of a line inside a paragraph as a space.
        const text = inline.text.replace(/\s*\n\s*/g, ' ');
        return text === '' ? [] : [schema.text(text, marks)];
      }
      case 'fact':
        return [fact.create({ id: inline.id }, null, marks)];
      case 'link':
        return leaves(inline.children, link.create({ href: inline.href }).addToSet(marks));
      case 'strong':
      case 'emphasis':
        return leaves(inline.children, schema.marks[inline.type].create().addToSet(marks));
    }
  });
}

/** The blocks of a document. What is empty is left out, except the cells of a table. */
export function blocksOf(document: Node): Block[] {
  let headings = 0;
  const blocks: Block[] = [];
  for (const node of document.children) {
    if (node.type === list) {
      const items = node.children.map((item) => inlinesOf(item.child(0))).filter((item) => item.length > 0);
      if (items.length > 0) blocks.push({ type: 'list', ordered: Boolean(node.attrs.ordered), items });
    } else if (node.type === table) {
      const [head = [], ...rows] = node.children.map((row) => row.children.map((cell) => inlinesOf(cell.child(0))));
      blocks.push({ type: 'table', head, rows });
    } else {
      const children = inlinesOf(node);
      if (children.length === 0) continue;
      if (node.type === heading) {
        blocks.push({ type: 'heading', level: node.attrs.level === 2 ? 2 : 3, id: `part-${++headings}`, children });
      } else blocks.push({ type: 'paragraph', children });
    }
  }
  return blocks;
}

type Leaf = { text: string; factId?: string; marks: readonly Mark[] };

function inlinesOf(block: Node): Inline[] {
  const split = block.children.flatMap((node): Leaf[] =>
    node.type === fact
      ? [{ text: '', factId: String(node.attrs.id), marks: node.marks }]
      : (node.text ?? '').split(/(\s+)/).flatMap((text) => (text === '' ? [] : [{ text, marks: node.marks }])),
  );
  return nested(withoutEdgeSpaces(split));
}

const isSpace = (leaf: Leaf): boolean => leaf.factId === undefined && leaf.text.trim() === '';

/** No mark begins or ends with a space, and no line either: Markdown has no such marks. */
function withoutEdgeSpaces(given: readonly Leaf[]): Leaf[] {
  const from = given.findIndex((leaf) => !isSpace(leaf));
  const to = given.findLastIndex((leaf) => !isSpace(leaf));
  if (from === -1) return [];
  const words = given.slice(from, to + 1);
  let before = words[0];
  return words.map((leaf, at) => {
    if (!isSpace(leaf)) {
      before = leaf;
      return leaf;
    }
    let next = at + 1;
    while (next < words.length - 1 && isSpace(words[next] ?? leaf)) next += 1;
    const after = words[next];
    const isAround = (mark: Mark) => before && after && mark.isInSet(before.marks) && mark.isInSet(after.marks);
    return { ...leaf, marks: leaf.marks.filter(isAround) };
  });
}

/** Marks as a tree. The mark that covers most is outside. */
function nested(all: readonly Leaf[]): Inline[] {
  const inlines: Inline[] = [];
  for (let at = 0; at < all.length; ) {
    const leaf = all[at];
    if (!leaf) break;
    const [outer, end] = longestMark(all, at, leaf.marks);
    if (outer) {
      const inside = all.slice(at, end).map((one) => ({ ...one, marks: outer.removeFromSet(one.marks) }));
      inlines.push(marked(outer, nested(inside)));
    } else addLeaf(inlines, leaf);
    at = outer ? end : at + 1;
  }
  return inlines;
}

/** The mark that reaches furthest from here, and where it ends. */
function longestMark(all: readonly Leaf[], at: number, marks: readonly Mark[]): [mark: Mark | undefined, end: number] {
  let longest: [Mark | undefined, number] = [undefined, at];
  for (const type of OUTSIDE_FIRST) {
    const mark = type.isInSet(marks);
    if (!mark) continue;
    let end = at;
    while (mark.isInSet(all[end]?.marks ?? [])) end += 1;
    if (end > longest[1]) longest = [mark, end];
  }
  return longest;
}

function marked(mark: Mark, children: Inline[]): Inline {
  if (mark.type === link) return { type: 'link', href: String(mark.attrs.href), children };
  return { type: mark.type === strong ? 'strong' : 'emphasis', children };
}

function addLeaf(inlines: Inline[], { text, factId }: Leaf): void {
  const last = inlines.at(-1);
  if (factId !== undefined) inlines.push({ type: 'fact', id: factId });
  else if (last?.type === 'text') last.text += text;
  else inlines.push({ type: 'text', text });
}

/** Blocks as a part of a document, to be put into another one. */
export const fragmentOf = (blocks: readonly Block[]): Fragment => Fragment.from(blocks.map(nodeOf));
