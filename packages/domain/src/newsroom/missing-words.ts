import { inlineText, type Block, type Inline } from '../guide/document.ts';
import { parseDocument } from '../guide/parse-document.ts';
import type { DataFault } from './item-data.ts';
import { LEGAL_KIND, type NewsroomKind } from './newsroom-kind.ts';

type Words = { title: string; summary: string; body: unknown };

/** A question is answered by its body alone; of a legal document the summary says what changed, which its own rule demands. */
const WITHOUT_SUMMARY: readonly NewsroomKind[] = ['question', LEGAL_KIND];

const hasWords = (parts: readonly Inline[]): boolean =>
  parts.some((part) => {
    if (part.type === 'fact') return true;
    return part.type === 'text' ? /[\p{L}\p{N}]/u.test(part.text) : hasWords(part.children);
  });
const isWritten = (text: string): boolean => hasWords(inlineText(text));

/** A heading says what is to follow; alone it is no text. */
function hasContent(block: Block): boolean {
  switch (block.type) {
    case 'heading':
      return false;
    case 'paragraph':
      return hasWords(block.children);
    case 'list':
      return block.items.some(hasWords);
    case 'table':
      return block.rows.flat().some(hasWords);
  }
}

/**
 * The fields without which the page of a text would be empty: its title, its summary, and its Markdown or the pieces of its body.
 * Spaces, signs and headings are no words. The editor and the server ask this one function.
 */
export function missingWords(kind: NewsroomKind, { title, summary, body }: Words): DataFault[] {
  const missing = [
    ...(isWritten(title) ? [] : ['title']),
    ...(isWritten(summary) || WITHOUT_SUMMARY.includes(kind) ? [] : ['summary']),
    ...emptyPieces(body),
  ];
  return missing.map((path) => ({ path, code: 'required' }));
}

function emptyPieces(body: unknown): string[] {
  const { markdown } = (body ?? {}) as { markdown?: unknown };
  if (typeof markdown === 'string') return parseDocument(markdown).some(hasContent) ? [] : ['markdown'];
  return [...piecesOf(body, 'body')].filter(([, text]) => text.trim() === '').map(([path]) => path);
}

function* piecesOf(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* piecesOf(inner, `${path}.${name}`);
  }
}
