import { person } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, fill, lamps, line, opacity } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Dhow under sail. */
export const dhow: Landmark = {
  setting: 'sea',
  sun: { x: 0.26, y: 0.46 },
  draw(palette) {
    const wood = mixByLights(palette, '#7E4F2E', palette.dark, 0.45, 0.15);
    let svg = '';
    svg +=
      fill(`M210 58C268 84 312 138 318 206L212 212Z`, mix(palette.cream, palette.leftFace, 0.2)) +
      fill('M210 58C240 100 252 160 250 210L212 212Z', mix(palette.cream, palette.rightFace, 0.5)) +
      line('M150 84L236 44', wood, 3.4) +
      fill(
        'M128 96C150 110 196 150 196 206L120 208C106 170 110 128 128 96Z',
        mix(palette.cream, palette.leftFace, 0.5),
      ) +
      fill(
        'M128 96C150 110 196 150 196 206L166 207C170 160 152 122 128 96Z',
        mix(palette.cream, palette.rightFace, 0.42),
      );
    svg +=
      line('M204 50V222', wood, 4) +
      line('M124 90L222 58', wood, 3) +
      line('M204 52L318 206M204 56L92 210M204 60L330 200', mix(wood, palette.rim, 0.3), 0.9, opacity(0.7));
    svg +=
      fill(
        'M70 196C84 204 110 214 150 216H286C304 214 322 206 330 186L346 184C342 216 326 240 300 248H128C98 240 76 218 70 196Z',
        wood,
      ) +
      fill(
        'M70 196C84 204 110 214 150 216H286C304 214 322 206 330 186L346 184L344 194C334 214 312 224 286 225H150C112 224 86 214 72 204Z',
        mix(wood, palette.rim, 0.3),
      ) +
      fill('M322 184h28l-2 -10h-22z', mix(wood, palette.dark, 0.3)) +
      line('M88 226C140 240 280 240 326 222', mix(wood, palette.dark, 0.4), 1.4) +
      fill('M70 196L48 178L58 192Z', wood);
    svg +=
      box(278, 196, 30, 18, mix(wood, palette.dark, 0.25)) +
      lamps('M283 201h6v6h-6zM296 201h6v6h-6z', palette) +
      person(236, 216, 22, palette.white) +
      person(252, 216, 20, mix(palette.accent, palette.dark, 0.3));
    let reflection = '';
    for (let i = 0; i < 8; i++) reflection += `M${104 + i * 8} ${252 + i * 5.4}H${314 - i * 11}`;
    return (
      svg +
      line(reflection, mix(palette.cream, palette.water, 0.5), 2, opacity(0.5)) +
      fill('M330 172V160l14 4l-14 5', palette.red)
    );
  },
};
