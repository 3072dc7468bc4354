import type { Block, Inline } from '@dalil/domain/guide/document.ts';
import type { FactsById } from '../../features/facts/fact-text.ts';

/** The text of an answer with the values of its facts, for search. `seeSource` formats a fact whose value is not displayed. */
export function answerText(blocks: readonly Block[], facts: FactsById, seeSource: (source: string) => string): string {
  const factText = (id: string) => {
    const fact = facts[id];
    return fact ? (fact.text ?? seeSource(fact.source.name)) : '';
  };
  return blocks
    .flatMap(blockLines)
    .map((line) => lineText(line, factText))
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

function lineText(nodes: readonly Inline[], factText: (id: string) => string): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      if (node.type === 'fact') return factText(node.id);
      return lineText(node.children, factText);
    })
    .join('');
}
