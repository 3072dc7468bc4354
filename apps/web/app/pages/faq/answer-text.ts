import type { Block, Inline } from '@dalil/domain/guide/document.ts';
import type { FactsById } from '../../features/facts/fact-text.ts';

/** Every word of an answer, with the values its facts have: what a search looks through. */
export function answerText(blocks: readonly Block[], facts: FactsById): string {
  return blocks
    .map((block) =>
      blockLines(block)
        .map((line) => lineText(line, facts))
        .join(' '),
    )
    .join(' ');
}

function blockLines(block: Block): readonly (readonly Inline[])[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [block.children];
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
  }
}

function lineText(nodes: readonly Inline[], facts: FactsById): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      if (node.type === 'fact') return facts[node.id]?.text ?? '';
      return lineText(node.children, facts);
    })
    .join('');
}
