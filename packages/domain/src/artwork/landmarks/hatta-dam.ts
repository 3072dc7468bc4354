import { person } from '../figures.ts';
import { box, fill, lamps, line, opacity, oval, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Hatta dam. */
export const hattaDam: Landmark = {
  setting: 'mountain',
  sun: { x: 0.42, y: 0.3, isFixed: true },
  draw(palette) {
    let svg = '';
    svg +=
      fill('M-40 262L40 150L84 128L112 168L136 252Z', mix(palette.near, palette.dark, 0.22)) +
      fill('M40 150L84 128L74 200L30 258L-40 262Z', mix(palette.near, palette.leftFace, 0.25)) +
      fill('M264 252L296 148L330 116L372 150L440 262Z', mix(palette.near, palette.dark, 0.3)) +
      fill('M330 116L372 150L400 210L350 256L318 196Z', mix(palette.near, palette.leftFace, 0.18));
    const left = mix(palette.leftFace, palette.sand, 0.25),
      right = mix(palette.rightFace, palette.sand, 0.12);
    svg +=
      fill('M104 160Q200 178 296 160V254H132Z', mix(left, right, 0.4)) +
      fill('M104 160Q200 178 296 160V168Q200 186 104 168Z', mix(left, palette.rim, 0.5));
    let courses = '';
    for (let i = 1; i < 8; i++)
      courses += `M${108 + i * 3.4} ${round(164 + i * 10.6)}Q200 ${round(182 + i * 10.4)} ${292 - i * 3.4} ${round(164 + i * 10.6)}`;
    svg += line(courses, palette.dark, 1, opacity(0.3));
    let joints = '';
    for (const t of [-0.7, -0.35, 0, 0.35, 0.7])
      joints += `M${round(200 + t * 94)} ${round(174 - 6 * t * t)}L${round(200 + t * 66)} 254`;
    svg += line(joints, palette.dark, 1, opacity(0.28));
    svg +=
      box(186, 150, 28, 26, mix(left, right, 0.6)) +
      fill('M182 150H218L210 143H190Z', mix(right, palette.dark, 0.3)) +
      lamps('M192 156h6v8h-6zM202 156h6v8h-6z', palette);
    svg += fill('M124 252Q200 246 276 252V256H124Z', mix(palette.waterGlint, palette.rim, 0.4));
    const kayak = (x: number, y: number, s: number, c: string) =>
      `<g transform="translate(${x} ${y}) scale(${s})">${fill('M-30 0Q0 9 30 0Q24 12 0 12Q-24 12 -30 0Z', c)}${person(-3, 5, 22, palette.dark)}${line('M-20 -12L18 4', palette.dark, 1.8)}${oval(-22, -13, 5, 2, palette.dark, 'transform="rotate(24 -22 -13)"')}${oval(20, 5, 5, 2, palette.dark, 'transform="rotate(24 20 5)"')}</g>`;
    return (
      svg +
      kayak(150, 272, 1.05, palette.red) +
      kayak(262, 284, 1.25, palette.gold) +
      kayak(226, 264, 0.6, palette.cream)
    );
  },
};
