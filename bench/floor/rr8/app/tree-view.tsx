import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Tree } from '../../page-copy.ts';

declare const CLASS_NAMES: readonly string[];

const BOOLEANS = new Set(['hidden', 'disabled', 'open', 'inert', 'required']);
const RENAMED: Record<string, string> = {
  for: 'htmlFor',
  value: 'defaultValue',
  checked: 'defaultChecked',
  fetchpriority: 'fetchPriority',
};

function propsOf(classNames: number, attributes: Record<string, string>): Record<string, unknown> {
  const entries = Object.entries(attributes).map(([name, value]) => [
    RENAMED[name] ?? name,
    BOOLEANS.has(name) || value,
  ]);
  const className = CLASS_NAMES[classNames];
  return className ? { className, ...Object.fromEntries(entries) } : Object.fromEntries(entries);
}

/** Renders trees as React elements. Links inside the site use the router. `main` is the content of `<main>`. */
export function TreeView({ trees, main }: { trees: readonly Tree[]; main?: ReactNode }): ReactNode {
  return trees.map((tree, index) => {
    if (typeof tree === 'string') return tree;
    const [tag, classNames, attributes, ...inner] = tree;
    const children = tag === 'main' ? main : inner.length > 0 ? <TreeView trees={inner} main={main} /> : undefined;
    const { href = '', ...others } = attributes;
    if (tag === 'a' && href.startsWith('/')) {
      return (
        <Link
          key={index}
          to={href}
          prefetch={main === undefined ? 'viewport' : 'none'}
          {...propsOf(classNames, others)}
        >
          {children}
        </Link>
      );
    }
    return createElement(tag, { key: index, ...propsOf(classNames, attributes) }, children);
  });
}
