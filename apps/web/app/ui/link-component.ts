import type { ComponentProps, ElementType } from 'react';

/** The element of a link: `'a'`, or a component of the application that takes the same attributes. */
export type LinkComponent = ElementType<ComponentProps<'a'>>;
