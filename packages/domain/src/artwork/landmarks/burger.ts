import { box, fill, line, opacity, oval, randomOf, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A burger. */
export const burger: Landmark = {
  setting: 'plate',
  sun: null,
  draw(palette) {
    const bun = mix('#d8924a', palette.dark, 0.03 + palette.lights * 0.2);
    const random = randomOf('sesame');
    let sesame = '';
    for (let at = 0; at < 16; at += 1) sesame += `M${round(112 + random() * 116)} ${round(96 + random() * 32)}l4 2`;
    let fries = '';
    for (let at = 0; at < 7; at += 1) fries += `M${286 + at * 8} 186L${278 + at * 11} ${118 + ((at * 7) % 22)}`;
    return (
      oval(180, 254, 108, 10, palette.dark, opacity(0.3)) +
      fill('M78 150C78 100 122 76 170 76C218 76 262 100 262 150Z', bun) +
      fill('M170 76C218 76 262 100 262 150H210C222 118 204 88 170 76Z', mix(bun, palette.dark, 0.16)) +
      line(sesame, palette.cream, 3.4, 'stroke-linecap="round"') +
      fill(
        'M70 152Q84 144 98 154T126 154T154 154T182 154T210 154T238 154T270 152V166H70Z',
        mix(palette.green, palette.rim, 0.2),
      ) +
      box(78, 164, 184, 12, palette.red, 6) +
      fill('M72 176H268L250 190L226 178L206 196L184 178Z', palette.gold) +
      box(74, 186, 192, 28, mix('#6b3a20', palette.dark, 0.1), 13) +
      fill('M78 216H262V226Q262 250 236 250H104Q78 250 78 226Z', mix(bun, palette.dark, 0.08)) +
      line(fries, mix(palette.gold, palette.rim, 0.25), 8, 'stroke-linecap="round"') +
      fill('M276 174H352L342 254H286Z', palette.red) +
      fill('M276 174Q314 194 352 174L350 186Q314 204 278 186Z', palette.white)
    );
  },
};
