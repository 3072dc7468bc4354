import type { Inline } from '@dalil/domain/guide/document.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import type { FactsById } from '../facts/fact-text.ts';
import { FactValue } from '../facts/fact-value.tsx';

type InlinesProps = { nodes: readonly Inline[]; facts: FactsById };

/** Inline text with its facts filled in, for prose and the short texts of services. Text never becomes HTML. */
export function Inlines({ nodes, facts }: InlinesProps): ReactNode {
  return nodes.map((node, index) => <InlineNode key={index} node={node} facts={facts} />);
}

function InlineNode({ node, facts }: { node: Inline; facts: FactsById }): ReactNode {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'strong':
      return (
        <strong className="font-semibold">
          <Inlines nodes={node.children} facts={facts} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines nodes={node.children} facts={facts} />
        </em>
      );
    case 'link':
      return (
        <ProseLink href={node.href}>
          <Inlines nodes={node.children} facts={facts} />
        </ProseLink>
      );
    case 'fact': {
      const fact = facts[node.id];
      return fact ? <FactValue fact={fact} /> : null;
    }
  }
}

/** A link in a text: within the guide in the page's language, or to another site. */
function ProseLink({ href, children }: { href: string; children: ReactNode }) {
  const localePath = useLocalePath();
  return href.startsWith('/') ? (
    <Link className="text-link" to={localePath(href)}>
      {children}
    </Link>
  ) : (
    <a className="text-link" href={href} rel="external">
      {children}
    </a>
  );
}
