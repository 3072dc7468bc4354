import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link to the same list with other choices: the reader's place on the page stays. */
export function FilterLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link to={href} preventScrollReset {...rest} />;
}
