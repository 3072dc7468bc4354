import type { Block, Inline } from '@dalil/domain/guide/document.ts';
import { parseDocument } from '../guide/parse-document.ts';

/**
 * The texts of a body in the order they stand, whatever its kind: Markdown without its marks, every other text as it is.
 * Fact tokens are still in them.
 */
export function textsOfBody(body: unknown, except: readonly string[] = []): string[] {
  if (typeof body === 'string') return [body];
  if (typeof body !== 'object' || body === null) return [];
  if (Array.isArray(body)) return body.flatMap((part) => textsOfBody(part));
  return Object.entries(body).flatMap(([name, part]) => {
    if (except.includes(name)) return [];
    return name === 'markdown' ? textsOfMarkdown(String(part)) : textsOfBody(part);
  });
}

function textsOfMarkdown(markdown: string): string[] {
  return parseDocument(markdown).flatMap(textsOfBlock);
}

function textsOfBlock(block: Block): string[] {
  switch (block.type) {
    case 'list':
      return block.items.map(write);
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(write).join(' · '));
    default:
      return [write(block.children)];
  }
}

function write(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (part.type === 'text') return part.text;
      if (part.type === 'fact') return `{{${part.id}}}`;
      return write(part.children);
    })
    .join('');
}
