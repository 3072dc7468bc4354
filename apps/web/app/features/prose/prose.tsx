import type { Block } from '@dalil/domain/guide/document.ts';
import { classNames } from '../../ui/class-names.ts';
import type { FactsById } from '../facts/fact-text.ts';
import { Inlines } from './inlines.tsx';
import { ProseTable } from './prose-table.tsx';

type ProseProps = {
  blocks: Block[];
  /** Every fact the text refers to. */
  facts: FactsById;
  /** `text` is the style of a story, `plain` the factual style of rules. */
  voice?: 'text' | 'plain';
};

const VOICES = { text: 'font-reading text-body-article', plain: 'text-ui' } as const;

/** Prose blocks as our own elements at the reading measure. Text never becomes HTML. */
export function Prose({ blocks, facts, voice = 'text' }: ProseProps) {
  return (
    <div data-read="" data-part="body" className={classNames('max-w-measure', VOICES[voice])}>
      {blocks.map((block, index) => (
        // Blocks of a text have no identity of their own and never move.
        <ProseBlock key={index} block={block} facts={facts} headingId={headingBefore(blocks, index)} />
      ))}
    </div>
  );
}

/** The heading above a block. It names a table. */
function headingBefore(blocks: Block[], index: number): string | undefined {
  const heading = blocks.slice(0, index).findLast((block) => block.type === 'heading');
  return heading?.type === 'heading' ? heading.id : undefined;
}

type ProseBlockProps = { block: Block; facts: FactsById; headingId: string | undefined };

function ProseBlock({ block, facts, headingId }: ProseBlockProps) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className="mt-5 first:mt-0">
          <Inlines nodes={block.children} facts={facts} />
        </p>
      );
    case 'heading': {
      const isSection = block.level === 2;
      const Heading = isSection ? 'h2' : 'h3';
      return (
        <Heading
          id={block.id}
          tabIndex={-1}
          className={classNames(
            'font-sans font-strong first:mt-0',
            isSection ? 'mt-10 mb-3 text-section' : 'mt-8 mb-2 text-name',
          )}
        >
          <Inlines nodes={block.children} facts={facts} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List
          className={classNames(
            'mt-5 flex flex-col gap-2 ps-6 first:mt-0 marker:text-text-3',
            block.ordered ? 'list-decimal' : 'list-disc',
          )}
        >
          {block.items.map((item, index) => (
            <li key={index} className="ps-1">
              <Inlines nodes={item} facts={facts} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <ProseTable head={block.head} rows={block.rows} facts={facts} headingId={headingId} />;
  }
}
