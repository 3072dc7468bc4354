import { person } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, disc, fill, lampOpacity, line, opacity, oval } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Abra on the Creek. */
export const abra: Landmark = {
  setting: 'creek',
  sun: { x: 0.8, y: 0.4 },
  draw(palette) {
    let svg = '';
    const wood = mixByLights(palette, '#8A5A34', palette.dark, 0.45, 0.2),
      darkWood = mix(wood, palette.dark, 0.4);
    for (const x of [112, 148, 184, 220, 256, 292]) svg += box(x, 168, 2.6, 44, darkWood);
    svg +=
      person(148, 212, 34, mix(palette.accent, palette.dark, 0.3)) +
      person(166, 214, 33, mix(palette.white, palette.rightFace, 0.2)) +
      person(186, 214, 34, mix(palette.pink, palette.dark, 0.15)) +
      person(206, 214, 33, mix(palette.gold, palette.dark, 0.1)) +
      person(226, 214, 34, mix(palette.white, palette.rightFace, 0.1)) +
      person(246, 213, 33, mix(palette.accent, palette.rim, 0.2)) +
      person(268, 212, 35, mix(palette.dark, palette.rightFace, 0.3));
    svg +=
      fill('M98 168C150 156 250 156 306 168L310 174H94Z', mix(palette.cream, palette.leftFace, 0.3)) +
      fill('M94 174H310L308 180H96Z', mix(palette.rightFace, palette.dark, 0.1));
    let fringe = '';
    for (let x = 96; x < 306; x += 9) fringe += `M${x} 179q4.5 6 9 0`;
    svg += fill(fringe, mix(palette.accent, palette.rightFace, 0.2));
    svg +=
      fill(
        'M62 200C96 214 126 218 160 218H262C292 218 322 210 344 194C342 216 328 238 304 246H112C86 242 66 222 62 200Z',
        wood,
      ) +
      fill(
        'M62 200C96 214 126 218 160 218H262C292 218 322 210 344 194L343 201C320 216 294 224 262 225H160C126 225 92 220 63 207Z',
        mix(wood, palette.rim, 0.35),
      ) +
      line('M78 228C110 238 290 240 326 226', darkWood, 1.6);
    for (const x of [140, 200, 262])
      svg += oval(x, 231, 6, 6, palette.dark) + oval(x, 231, 3, 3, mix(palette.water, palette.dark, 0.2));
    if (palette.lights > 0.05)
      svg +=
        disc(300, 176, 2.6, palette.lamp, lampOpacity(palette, 1)) +
        disc(104, 176, 2.6, palette.lamp, lampOpacity(palette, 1));
    let reflection = '';
    for (let i = 0; i < 9; i++) reflection += `M${88 + i * 9} ${250 + i * 5}H${320 - i * 12}`;
    return (
      svg +
      fill('M104 246H312L296 252H124Z', palette.waterGlint, opacity(0.4)) +
      line(reflection, darkWood, 2, opacity(0.35))
    );
  },
};
