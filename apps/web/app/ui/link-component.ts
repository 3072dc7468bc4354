import type { ComponentProps, ElementType } from 'react';

/** What draws a link: `'a'`, or a component of the application that takes the same attributes. */
export type LinkComponent = ElementType<ComponentProps<'a'>>;
