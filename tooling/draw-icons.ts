import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

/**
 * Draws the icons of the installed app from the mark. Run it when the mark changes: `node tooling/draw-icons.ts`. A maskable icon
 * may be cropped to any shape outside its middle 80 %, and Apple fills transparent areas with black.
 */
const MARK = fileURLToPath(new URL('../apps/web/public/favicon.svg', import.meta.url));
const FOLDER = fileURLToPath(new URL('../apps/web/public/icons', import.meta.url));
const VIEW = 32;
const PAPER = '#FAFAFA';

const ICONS = [
  { name: 'icon-192', size: 192, share: 1, background: 'none' },
  { name: 'icon-512', size: 512, share: 1, background: 'none' },
  { name: 'maskable-192', size: 192, share: 0.66, background: PAPER },
  { name: 'maskable-512', size: 512, share: 0.66, background: PAPER },
  { name: 'apple-touch-icon', size: 180, share: 0.8, background: PAPER },
];

const mark = readFileSync(MARK, 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
mkdirSync(FOLDER, { recursive: true });
for (const { name, size, share, background } of ICONS) {
  const margin = (VIEW * (1 - share)) / 2;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW} ${VIEW}" width="${size}" height="${size}">` +
    `<rect width="${VIEW}" height="${VIEW}" fill="${background}"/>` +
    `<g transform="translate(${margin} ${margin}) scale(${share})">${mark}</g></svg>`;
  writeFileSync(`${FOLDER}/${name}.png`, new Resvg(svg).render().asPng());
}
