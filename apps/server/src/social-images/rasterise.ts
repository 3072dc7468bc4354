import { renderAsync } from '@resvg/resvg-js';

/** Draws an SVG of shapes as PNG, beside the thread that answers requests. */
export async function rasterise(svg: string): Promise<Buffer> {
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
