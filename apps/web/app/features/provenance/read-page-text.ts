import { factMark, plainWords, type TextPart } from '@dalil/domain/provenance/text-parts.ts';

/** A displayed fact: `isSource` where the page shows its source because there is no value. */
export type ShownFact = { id: string; text: string; isSource: boolean };

/** The text of an item as a document shows it. */
export type PageText = { kind: string; id: string; language: string; parts: TextPart[]; facts: ShownFact[] };

const BLOCKS = new Set('DIV P LI UL OL H1 H2 H3 H4 TABLE THEAD TBODY TR TD TH'.split(' '));

/** The texts of a page, which is open or was parsed from a file: one of an item, several of a page of questions. */
export function readPageTexts(document: Document): PageText[] {
  return [...document.querySelectorAll<HTMLElement>('[data-text-of]')].map(readPageText);
}

/** The words of the parts that an element marks with `data-part`, as they are in the document and not as they were sent. */
export function readPageText(root: HTMLElement): PageText {
  const [kind = '', id = ''] = (root.dataset.textOf ?? '').split('/');
  const marked = [...root.querySelectorAll<HTMLElement>('[data-part]')];
  const parts = new Map<string, string[]>();
  for (const element of marked) {
    const name = element.dataset.part ?? '';
    parts.set(name, [...(parts.get(name) ?? []), ...wordsOf(element)]);
  }
  const facts = marked.flatMap((element) => [...element.querySelectorAll<HTMLElement>('[data-fact]')].map(shownFact));
  const language = marked[0]?.closest('[lang]')?.getAttribute('lang') ?? '';
  return {
    kind,
    id,
    language: language.split('-')[0] ?? '',
    parts: [...parts].map(([name, words]) => ({ name, words })),
    facts,
  };
}

function shownFact(element: HTMLElement): ShownFact {
  return {
    id: element.dataset.fact ?? '',
    text: plainWords(element.textContent ?? ''),
    isSource: element.getAttribute('rel') === 'external',
  };
}

/** One entry for each paragraph, heading, list entry and table cell. What is hidden from screen readers is decoration. */
function wordsOf(root: Element): string[] {
  const entries: string[] = [];
  let current = '';
  const end = () => {
    const words = plainWords(current);
    if (words !== '') entries.push(words);
    current = '';
  };
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) current += node.nodeValue ?? '';
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const element = node as HTMLElement;
    if (element.getAttribute('aria-hidden') === 'true') return;
    const fact = element.dataset.fact;
    if (fact !== undefined) {
      current += factMark(fact);
      return;
    }
    const isBlock = BLOCKS.has(element.tagName);
    if (isBlock) end();
    element.childNodes.forEach(walk);
    if (isBlock) end();
  };
  walk(root);
  end();
  return entries;
}
