/**
 * Prose as pages receive it: a small tree, never HTML. Links have their address. A fact is a reference that the page resolves
 * among the facts sent with the text, so no number is copied into prose.
 */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong' | 'emphasis'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'fact'; id: string };

export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; level: 2 | 3; id: string; children: Inline[] }
  | { type: 'list'; ordered: boolean; items: Inline[][] }
  | { type: 'table'; head: Inline[][]; rows: Inline[][][] };

const FACT_TOKEN = /\{\{([^{}]+)\}\}/g;

/** The fact ids a text refers to, in order of first appearance. */
export function factIdsIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(FACT_TOKEN), (match) => match[1] ?? ''))];
}

/** Splits plain text at its fact tokens. `**` around a token belongs to Markdown and is handled by the parser. */
export function inlineText(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(FACT_TOKEN)) {
    if (match.index > end) parts.push({ type: 'text', text: text.slice(end, match.index) });
    parts.push({ type: 'fact', id: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ type: 'text', text: text.slice(end) });
  return parts;
}
