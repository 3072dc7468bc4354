import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { usePrefetchPage } from '../prefetch/use-prefetch-page.ts';

/** The router's link for parts of `ui` that draw a plain one. It prefetches the page's code and text on the user's intent. */
export function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link to={href} prefetch="intent" {...usePrefetchPage(href)} {...rest} />;
}
