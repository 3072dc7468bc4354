import type { Inline } from '@dalil/domain/guide/document.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { FactsById } from './fact-text.ts';

/** The facts that some texts refer to, each once, in the order of the texts. */
export function factsIn(texts: readonly (readonly Inline[])[], facts: FactsById): FactView[] {
  return factsOf(texts.flatMap(idsIn), facts);
}

/** The facts with some ids, each once. Unknown ids are omitted. */
export function factsOf(ids: readonly string[], facts: FactsById): FactView[] {
  return [...new Set(ids)].flatMap((id) => facts[id] ?? []);
}

function idsIn(nodes: readonly Inline[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'fact') return [node.id];
    return node.type === 'text' ? [] : idsIn(node.children);
  });
}
