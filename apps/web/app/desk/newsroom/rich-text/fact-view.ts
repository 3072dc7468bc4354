import type { FactView } from '@dalil/domain/guide/views.ts';
import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';

type Shown = { id: string; dom: HTMLElement };

/** Draws fact tokens as the value a page shows, or as their id until that is known. */
export class FactLabels {
  #facts = new Map<string, FactView>();
  #shown = new Set<Shown>();

  /** Values may come later than the text, and change while it is open. */
  update(facts: readonly FactView[]): void {
    for (const fact of facts) this.#facts.set(fact.id, fact);
    for (const one of this.#shown) this.#draw(one);
  }

  view(node: Node): NodeView {
    const dom = document.createElement('span');
    dom.className = 'rounded-control border border-line-strong bg-sunken px-1 font-sans';
    dom.contentEditable = 'false';
    const shown = { id: String(node.attrs.id), dom };
    this.#shown.add(shown);
    this.#draw(shown);
    return { dom, ignoreMutation: () => true, destroy: () => this.#shown.delete(shown) };
  }

  #draw({ id, dom }: Shown): void {
    const fact = this.#facts.get(id);
    const value = document.createElement('bdi');
    value.textContent = fact?.text ?? id;
    dom.replaceChildren(value);
    dom.title = fact ? `${fact.label} (${id})` : id;
  }
}
