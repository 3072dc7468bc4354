/** A colour of a drawing: `#rrggbb`, or a CSS colour made of custom properties in a picture that the page recolours. */
export type Colour = string;

const HEX = /^#[0-9a-f]{6}$/i;

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** `share` of the second colour (0 … 1) in the first, in sRGB. CSS colours give a `color-mix()`. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  if (!HEX.test(first) || !HEX.test(second)) {
    return `color-mix(in srgb,${first},${second} ${Math.round(share * 100)}%)`;
  }
  const other = channels(second);
  const mixed = channels(first).map((value, at) => Math.round(value + ((other[at] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
