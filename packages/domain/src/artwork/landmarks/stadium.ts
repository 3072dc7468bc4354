import { mixByLights } from '../hour-palette.ts';
import { box, disc, fill, lampOpacity, line, opacity, oval, randomOf, round, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A stadium. */
export const stadium: Landmark = {
  setting: 'city',
  sun: { x: 0.5, y: 0.26, isFixed: true },
  draw(palette) {
    const mast = (x: number) =>
      fill(`M${x - 3} 250L${x - 1.5} 76H${x + 1.5}L${x + 3} 250Z`, mix(palette.rightFace, palette.dark, 0.3)) +
      box(x - 24, 54, 48, 24, mix(palette.rightFace, palette.dark, 0.4), 3) +
      fill(
        windowGrid(x - 20, 58, 40, 17, 10, 9, 7, 6, 1, `lamps ${x}`),
        mixByLights(palette, palette.rim, palette.lamp, 1),
      ) +
      (palette.lights > 0.05 ? disc(x, 66, 40, palette.lamp, lampOpacity(palette, 0.16)) : '');
    const random = randomOf('spectators');
    let spectators = '';
    for (let at = 0; at < 150; at += 1) {
      const angle = Math.PI * (1 + random());
      const reach = 0.84 + random() * 0.14;
      spectators += `M${round(200 + 146 * reach * Math.cos(angle))} ${round(206 + 62 * reach * Math.sin(angle))}h.1`;
    }
    return (
      mast(64) +
      mast(336) +
      fill(
        'M36 206C36 150 110 128 200 128C290 128 364 150 364 206V252H36Z',
        mix(palette.leftFace, palette.rightFace, 0.5),
      ) +
      fill('M200 128C290 128 364 150 364 206V252H200Z', mix(palette.rightFace, palette.dark, 0.12)) +
      oval(200, 206, 152, 66, mix(palette.accent, palette.dark, 0.35)) +
      line(spectators, mix(palette.cream, palette.gold, 0.3), 4, 'stroke-linecap="round"') +
      oval(200, 212, 122, 44, mix('#4f9a54', palette.dark, 0.05 + palette.lights * 0.25)) +
      oval(200, 212, 60, 21, 'none', `stroke="${palette.white}" stroke-width="2" ${opacity(0.8)}`) +
      box(194, 202, 12, 20, mix(palette.sand, palette.leftFace, 0.2)) +
      fill(
        'M36 206C36 244 110 262 200 262C290 262 364 244 364 206V252C350 268 50 268 36 252Z',
        mix(palette.leftFace, palette.rightFace, 0.6),
      ) +
      line(
        'M60 240V258M92 250V266M126 256V270M164 258V272M200 260V272M236 258V272M274 256V270M308 250V266M340 240V258',
        mix(palette.rightFace, palette.dark, 0.4),
        3,
      )
    );
  },
};
