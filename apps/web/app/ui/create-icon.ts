import { createElement, type ComponentProps, type ReactElement } from 'react';

/** An image of the library: its name, the side of its square, and its elements with their attributes. */
type IconData = { size: number; node: readonly (readonly [element: string, attributes: Record<string, string>])[] };

/**
 * The library's icon component without unused features: sizes and colours come from our styles, and icons are never labelled
 * themselves, only the element around them.
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
