import { createElement, type ComponentProps, type ReactElement } from 'react';

/** A picture of the library: its name, the side of its square, and its elements with their attributes. */
type IconData = { size: number; node: readonly (readonly [element: string, attributes: Record<string, string>])[] };

/**
 * What the library makes of a picture, without what nobody here uses: sizes and colours come from our styles, and icons are
 * never named, what they stand in is.
 */
export function createIcon({ size, node }: IconData) {
  const elements = node.map(([element, attributes]) => createElement(element, attributes));
  return function Icon(props: ComponentProps<'svg'>): ReactElement {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...elements,
    );
  };
}
