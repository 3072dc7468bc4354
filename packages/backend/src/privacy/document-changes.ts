import type { Block, Inline } from '@dalil/domain/guide/document.ts';
import { diffArrays } from 'diff';
import { type ChangePart, wordChanges } from '../core/word-changes.ts';

/** A paragraph, heading, list entry or row of a table that changed, with its words. */
export type ChangedParagraph = ChangePart[];

/**
 * PRIV-8: what changed between two versions of a document: the paragraphs that were added, removed or reworded, in their order.
 * Reworded means that removed paragraphs are directly followed by as many added ones.
 */
export function diffDocuments(before: readonly Block[], after: readonly Block[]): ChangedParagraph[] {
  const changes = diffArrays(before.flatMap(paragraphsOf), after.flatMap(paragraphsOf));
  return changes.flatMap(({ value, added, removed }, at): ChangedParagraph[] => {
    const next = changes[at + 1];
    if (removed && next?.added && next.value.length === value.length) {
      return value.map((text, position) => wordChanges(text, next.value[position] ?? ''));
    }
    const previous = changes[at - 1];
    if (added && previous?.removed && previous.value.length === value.length) return [];
    if (!added && !removed) return [];
    return value.map((text) => [{ kind: added ? 'added' : 'removed', text }]);
  });
}

function paragraphsOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [wordsOf(block.children)];
    case 'list':
      return block.items.map(wordsOf);
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(wordsOf).join(' · '));
    default:
      return [];
  }
}

function wordsOf(nodes: readonly Inline[]): string {
  return nodes
    .map((node): string => {
      if (node.type === 'text') return node.text;
      return node.type === 'fact' ? '' : wordsOf(node.children);
    })
    .join('');
}
