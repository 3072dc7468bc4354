import { palm, person } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, fill, glints, lampOpacity, line, opacity, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Library. */
export const library: Landmark = {
  setting: 'city',
  sun: { x: 0.5, y: 0.36, isFixed: true },
  draw(palette) {
    let svg = '';
    const left = mix(palette.leftFace, palette.cream, 0.35),
      right = mix(palette.rightFace, palette.cream, 0.1);
    /* the open book on a rehal stand */
    svg +=
      fill('M84 92L104 84L214 220L300 250H262L196 238Z', right) +
      fill('M84 92L104 84L226 236L214 250H186Z', left) +
      fill('M316 92L296 84L174 236L186 250H214Z', mix(right, palette.dark, 0.12)) +
      fill('M316 92L296 84L186 220L104 250H138L204 238Z', mix(left, right, 0.5));
    svg +=
      fill('M84 92L104 84L206 212L196 234Z', mix(left, palette.rim, 0.2)) +
      fill('M316 92L296 84L194 212L204 234Z', right);
    let ribs = '';
    for (let i = 0; i < 9; i++) {
      const t = 0.06 + i * 0.1;
      ribs += `M${round(88 + 108 * t)} ${round(96 + 138 * t)}L${round(104 + 102 * t)} ${round(88 + 124 * t)}`;
    }
    for (let i = 0; i < 9; i++) {
      const t = 0.06 + i * 0.1;
      ribs += `M${round(312 - 108 * t)} ${round(96 + 138 * t)}L${round(296 - 102 * t)} ${round(88 + 124 * t)}`;
    }
    svg +=
      line(ribs, palette.dark, 2, opacity(0.22)) +
      (palette.lights > 0.05
        ? line(ribs, palette.lamp, 2.6, `stroke-dasharray="6 4" ${lampOpacity(palette, 0.9)}`)
        : '');
    svg +=
      fill('M150 250L200 188L250 250Z', mixByLights(palette, palette.glass, palette.lamp, 0.6, 0.15)) +
      line('M200 188V250M175 219V250M225 219V250M162 235H238', mix(palette.dark, palette.glass, 0.3), 1.3) +
      box(88, 248, 224, 6, mix(left, right, 0.6));
    svg += box(-900, 258, 2200, 42, palette.water) + glints(-200, 600, 262, 296, 60, 'lib', palette.waterGlint, 0.6);
    return (
      svg +
      palm(72, 256, 46, palette) +
      palm(330, 256, 50, palette) +
      palm(346, 256, 34, palette) +
      person(140, 257, 18, palette.dark) +
      person(262, 257, 18, palette.dark)
    );
  },
};
