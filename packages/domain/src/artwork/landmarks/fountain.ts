import { person } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, line, opacity, oval, place } from '../kit.ts';
import { mix } from '../mix.ts';
import { burjKhalifa } from './burj-khalifa.ts';
import type { Landmark } from './landmark.ts';

/** The fountain and the tower. */
export const fountain: Landmark = {
  setting: 'lake',
  sun: { x: 0.8, y: 0.3 },
  draw(palette) {
    let jets = '';
    for (let at = -5; at <= 5; at += 1) {
      const x = 200 + at * 28;
      const top = 118 + Math.abs(at) * 13 + (at % 2 === 0 ? 0 : 22);
      jets += `M${x} 262C${x - 3} 200 ${x - 5} ${top + 30} ${x - 12} ${top}M${x} 262C${x + 3} 200 ${x + 5} ${top + 30} ${x + 12} ${top}M${x} 262V${top - 12}`;
    }
    let arcs = '';
    for (const side of [-1, 1]) {
      for (const reach of [70, 110, 150])
        arcs += `M200 262Q${200 + side * reach * 0.5} ${190 - reach * 0.5} ${200 + side * reach} 262`;
    }
    const spray = mixByLights(palette, mix(palette.waterGlint, palette.rim, 0.75), palette.lamp, 0.25);
    return (
      place(
        burjKhalifa.draw({
          ...palette,
          leftFace: mix(palette.leftFace, palette.far, 0.35),
          rightFace: mix(palette.rightFace, palette.far, 0.35),
        }),
        30,
        12,
        0.85,
      ) +
      box(-900, 252, 2200, 60, palette.water) +
      line(
        'M40 268h50M110 276h60M214 272h48M286 282h60M150 290h70M60 288h40',
        palette.waterGlint,
        2,
        `stroke-linecap="round" ${opacity(0.8)}`,
      ) +
      line(jets, spray, 5, `stroke-linecap="round" ${opacity(0.5)}`) +
      line(jets, spray, 1.8, `stroke-linecap="round" ${opacity(0.9)}`) +
      line(arcs, spray, 2.4, `stroke-linecap="round" ${opacity(0.75)}`) +
      oval(200, 264, 168, 7, spray, opacity(0.45)) +
      person(96, 300, 40, palette.dark) +
      person(116, 302, 36, palette.dark) +
      person(300, 300, 40, palette.dark) +
      person(322, 302, 26, palette.dark)
    );
  },
};
