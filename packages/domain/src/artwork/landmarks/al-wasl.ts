import { palm, person } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { fill, lampOpacity, line, opacity, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Al Wasl dome. */
export const alWasl: Landmark = {
  setting: 'city',
  sun: { x: 0.5, y: 0.42, isFixed: true },
  draw(palette) {
    const ground = 246;
    let svg = '';
    const trellis = mix(palette.leftFace, palette.rim, 0.2);
    svg += `<clipPath id="aw"><path d="M74 ${ground}C74 120 140 76 200 76C260 76 326 120 326 ${ground}Z"/></clipPath>`;
    svg += fill(
      `M74 ${ground}C74 120 140 76 200 76C260 76 326 120 326 ${ground}Z`,
      mix(palette.horizon, mixByLights(palette, palette.leftFace, '#7a4e86', 1), 0.5),
      opacity(0.75),
    );
    if (palette.lights > 0.05)
      svg +=
        `<g clip-path="url(#aw)">` +
        fill('M70 246C110 150 180 190 200 110C220 190 290 150 330 246Z', palette.pink, lampOpacity(palette, 0.55)) +
        fill('M110 246C150 190 190 220 200 160C210 220 250 190 290 246Z', palette.lamp, lampOpacity(palette, 0.6)) +
        '</g>';
    let rings = '';
    for (let j = 0; j < 8; j++) {
      const yy = ground - 8 - j * 22,
        half = 128 * Math.sqrt(Math.max(0, 1 - Math.pow((ground - yy) / 172, 2.2)));
      for (let i = -6; i <= 6; i++) {
        const t = (i + (j % 2 ? 0.5 : 0)) / 6.2;
        if (Math.abs(t) > 1.02) continue;
        const X = 200 + half * Math.sin(t * 1.57),
          rx = Math.max(2.5, (half / 6.4) * Math.cos(t * 1.5)),
          ry = 13 - j * 0.4;
        rings += `M${round(X - rx)} ${round(yy)}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0M${round(X - rx * 0.45)} ${round(yy)}a${round(rx * 0.45)} ${round(ry * 0.45)} 0 1 0 ${round(rx * 0.9)} 0a${round(rx * 0.45)} ${round(ry * 0.45)} 0 1 0 ${round(-rx * 0.9)} 0`;
      }
    }
    svg +=
      `<g clip-path="url(#aw)">` +
      line(rings, trellis, 2) +
      '</g>' +
      line(
        `M74 ${ground}C74 120 140 76 200 76C260 76 326 120 326 ${ground}`,
        mix(palette.leftFace, palette.rim, 0.45),
        4,
      );
    svg +=
      fill('M66 250V240H334V250Z', mix(palette.rightFace, palette.dark, 0.2)) +
      fill('M184 250V226Q200 212 216 226V250Z', mixByLights(palette, palette.dark, palette.lamp, 0.7, 0.15));
    for (const x of [96, 116, 140, 258, 284, 304]) svg += palm(x, 250, 30 + (x % 3) * 5, palette);
    for (const [x, h] of [
      [168, 18],
      [192, 20],
      [206, 18],
      [230, 19],
    ] as const)
      svg += person(x, 256, h, x % 4 ? palette.dark : mix(palette.white, palette.rightFace, 0.2));
    return svg;
  },
};
