import type { Inline } from '@dalil/domain/guide/document.ts';

const DOMAIN = /(?<![\w@.-])((?:[a-z0-9-]+\.)+(?:ae|com|org|net|gov)(?:\/[\w./-]*[\w/])?)(?![\w-])/g;

/** Converts bare addresses such as "rta.ae" in plain text into links. They are read left to right in every language. */
export function linkDomains(nodes: readonly Inline[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type !== 'text') return [node];
    return node.text
      .split(DOMAIN)
      .map((part, index): Inline => {
        const text: Inline = { type: 'text', text: part };
        return index % 2 === 1 ? { type: 'link', href: `https://${part}`, children: [text] } : text;
      })
      .filter((part) => part.type !== 'text' || part.text !== '');
  });
}
