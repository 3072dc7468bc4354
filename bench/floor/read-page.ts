import type { Tree } from './page-copy.ts';

export type ReadPage = {
  title: string;
  head: { tag: 'meta' | 'link'; attributes: Record<string, string> }[];
  shell: Tree[];
  main: Tree[];
  classNames: string[];
};

/** Runs inside a stripped page: returns it as trees. The class names that were passed in come first in `classNames`. */
export function readPage(knownClassNames: string[]): ReadPage {
  const classNames = [...knownClassNames];
  const classIndex = (names: string): number => {
    const known = classNames.indexOf(names);
    return known === -1 ? classNames.push(names) - 1 : known;
  };
  const attributesOf = (element: Element): Record<string, string> =>
    Object.fromEntries(
      Array.from(element.attributes, ({ name, value }) => [name, value]).filter(([name]) => name !== 'class'),
    );
  const treeOf = (node: Node): Tree[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const names = classIndex(node.getAttribute('class') ?? '');
    const children = node.localName === 'main' ? [] : childrenOf(node);
    return [[node.localName, names, attributesOf(node), ...children]];
  };
  const childrenOf = (node: Node): Tree[] => Array.from(node.childNodes, treeOf).flat();

  const isForUsers = (element: Element) => !element.matches('[charset], [name=viewport]');
  const main = document.querySelector('main');
  return {
    title: document.title,
    head: Array.from(document.head.querySelectorAll('meta, link'))
      .filter(isForUsers)
      .map((element) => ({ tag: element.localName as 'meta' | 'link', attributes: attributesOf(element) })),
    shell: childrenOf(document.body),
    main: main ? childrenOf(main) : [],
    classNames,
  };
}
