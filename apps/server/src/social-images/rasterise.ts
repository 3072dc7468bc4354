import { renderAsync } from '@resvg/resvg-js';

/** Renders an SVG of shapes as PNG on another thread than the one that answers requests. */
export async function rasterise(svg: string): Promise<Buffer> {
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
