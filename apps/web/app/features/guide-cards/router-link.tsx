import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** The router's link for parts of `ui` that draw a plain one. A reader who reaches for it gets the page's code at once. */
export function RouterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link to={href} prefetch="intent" {...rest} />;
}
