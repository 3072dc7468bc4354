import { palm } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, disc, fill, line, opacity, oval, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Clock Tower, Deira. */
export const clockTower: Landmark = {
  setting: 'city',
  sun: { x: 0.74, y: 0.36 },
  draw(palette) {
    const left = mix(palette.cream, palette.leftFace, 0.4),
      right = mix(palette.cream, palette.rightFace, 0.62),
      deep = mix(right, palette.dark, 0.4);
    let svg = '';
    svg +=
      oval(200, 258, 126, 15, palette.groundLine) +
      oval(200, 256, 112, 12, mix(palette.green, palette.dark, 0.05)) +
      oval(200, 255, 78, 8, palette.water) +
      oval(200, 254, 70, 6.4, mix(palette.waterGlint, palette.water, 0.4));
    for (const x of [150, 166, 234, 250])
      svg += line(
        `M${x} 254Q${x - 5} 226 ${x - 9} 252M${x} 254Q${x + 5} 226 ${x + 9} 252`,
        mix(palette.waterGlint, palette.rim, 0.6),
        1.6,
        opacity(0.85),
      );
    svg +=
      fill('M168 252C176 200 186 160 190 122H197C194 164 186 206 180 252Z', deep) +
      fill('M232 252C224 200 214 160 210 122H203C206 164 214 206 220 252Z', mix(deep, palette.dark, 0.15));
    svg +=
      fill('M126 254C156 226 174 178 180 118H194C190 180 168 232 140 256Z', left) +
      fill('M274 254C244 226 226 178 220 118H206C210 180 232 232 260 256Z', right);
    svg +=
      fill('M176 122C178 100 184 92 200 56C216 92 222 100 224 122Z', left) +
      fill('M200 56C216 92 222 100 224 122H200Z', right) +
      box(172, 120, 56, 7, mix(left, palette.rim, 0.3));
    svg +=
      disc(200, 103, 17, mix(palette.gold, palette.dark, 0.2)) +
      disc(200, 103, 14.4, mixByLights(palette, '#FFFFFF', palette.lamp, 0.5));
    let ticks = '';
    for (let i = 0; i < 12; i++) {
      const angle = (i / 12) * 6.283;
      ticks += `M${round(200 + 11.4 * Math.cos(angle))} ${round(103 + 11.4 * Math.sin(angle))}L${round(200 + 13.4 * Math.cos(angle))} ${round(103 + 13.4 * Math.sin(angle))}`;
    }
    const hourAngle = ((palette.hour % 12) / 12) * 6.283 - 1.5708,
      minuteAngle = (palette.hour % 1) * 6.283 - 1.5708;
    svg +=
      line(ticks, '#1D2230', 1.2) +
      line(
        `M200 103L${round(200 + 7 * Math.cos(hourAngle))} ${round(103 + 7 * Math.sin(hourAngle))}`,
        '#1D2230',
        2.2,
        'stroke-linecap="round"',
      ) +
      line(
        `M200 103L${round(200 + 11 * Math.cos(minuteAngle))} ${round(103 + 11 * Math.sin(minuteAngle))}`,
        '#1D2230',
        1.5,
        'stroke-linecap="round"',
      ) +
      line('M200 56V40', palette.gold, 2) +
      disc(200, 40, 2.2, palette.gold);
    return (
      svg +
      palm(84, 256, 60, palette) +
      palm(318, 256, 56, palette) +
      palm(334, 257, 40, palette) +
      palm(66, 257, 38, palette)
    );
  },
};
