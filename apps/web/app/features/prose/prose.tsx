import type { Block, Inline } from '@dalil/domain/guide/document.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { FactValue } from '../facts/fact-value.tsx';

type Facts = Readonly<Record<string, FactView>>;

/** Renders prose blocks as our own elements; text never becomes HTML. `facts` holds every fact the text refers to. */
export function Prose({ blocks, facts }: { blocks: Block[]; facts: Facts }) {
  return blocks.map((block, index) => (
    // Blocks of a text have no identity of their own and never move.
    <ProseBlock key={index} block={block} facts={facts} />
  ));
}

function ProseBlock({ block, facts }: { block: Block; facts: Facts }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines nodes={block.children} facts={facts} />
        </p>
      );
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.id}>
          <Inlines nodes={block.children} facts={facts} />
        </Heading>
      );
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Inlines nodes={item} facts={facts} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <ProseTable head={block.head} rows={block.rows} facts={facts} />;
  }
}

function ProseTable({ head, rows, facts }: { head: Inline[][]; rows: Inline[][][]; facts: Facts }) {
  return (
    // A wide table scrolls inside its own box, so the page itself never does.
    <div className="table-scroll" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <Inlines nodes={cell} facts={facts} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Inlines nodes={cell} facts={facts} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Inline text with its facts filled in, for prose and for the short texts of services and places. */
export function Inlines({ nodes, facts }: { nodes: Inline[]; facts: Facts }): ReactNode {
  const localePath = useLocalePath();
  return nodes.map((node, index) => {
    switch (node.type) {
      case 'text':
        return node.text;
      case 'strong':
        return (
          <strong key={index}>
            <Inlines nodes={node.children} facts={facts} />
          </strong>
        );
      case 'emphasis':
        return (
          <em key={index}>
            <Inlines nodes={node.children} facts={facts} />
          </em>
        );
      case 'link':
        return node.href.startsWith('/') ? (
          <Link key={index} className="link" to={localePath(node.href)}>
            <Inlines nodes={node.children} facts={facts} />
          </Link>
        ) : (
          <a key={index} className="link" href={node.href} rel="external">
            <Inlines nodes={node.children} facts={facts} />
          </a>
        );
      case 'fact': {
        const fact = facts[node.id];
        return fact ? <FactValue key={index} fact={fact} /> : null;
      }
    }
  });
}
