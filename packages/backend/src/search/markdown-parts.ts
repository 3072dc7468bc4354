import type { MarkdownBody } from '@dalil/domain/guide/article.ts';
import type { Block, Inline } from '@dalil/domain/guide/document.ts';
import { parseDocument } from '@dalil/domain/guide/parse-document.ts';

/** The texts of a body in Markdown in their order, without its marks but with fact tokens. Undefined for any other body. */
export function markdownParts(body: unknown): readonly string[] | undefined {
  const { markdown } = body as Partial<MarkdownBody>;
  return typeof markdown === 'string' ? parseDocument(markdown).flatMap(textsOfBlock) : undefined;
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
