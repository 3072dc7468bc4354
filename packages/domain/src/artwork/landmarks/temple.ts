import { palm, person } from '../figures.ts';
import { mixByLights } from '../hour-palette.ts';
import { box, fill, line, opacity, oval, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Hindu temple. */
export const temple: Landmark = {
  setting: 'city',
  sun: { x: 0.8, y: 0.3 },
  draw(palette) {
    let svg = '';
    const left = mix(palette.white, palette.leftFace, 0.45),
      right = mix(palette.white, palette.rightFace, 0.7),
      deep = mix(right, palette.dark, 0.4);
    const spire = (x: number, base: number, w: number, h: number) => {
      let part =
        fill(
          `M${x - w} ${base}C${x - w * 0.95} ${base - h * 0.5} ${x - w * 0.5} ${base - h * 0.86} ${x} ${base - h}C${x + w * 0.5} ${base - h * 0.86} ${x + w * 0.95} ${base - h * 0.5} ${x + w} ${base}Z`,
          left,
        ) +
        fill(
          `M${x} ${base - h}C${x + w * 0.5} ${base - h * 0.86} ${x + w * 0.95} ${base - h * 0.5} ${x + w} ${base}H${x}Z`,
          right,
        );
      let strokes = '';
      for (const k of [-0.55, 0, 0.55])
        strokes += `M${x + w * k} ${base}Q${round(x + w * k * 0.85)} ${round(base - h * 0.6)} ${x} ${round(base - h)}`;
      for (let i = 1; i < 7; i++) {
        const t = i / 7,
          hw = w * Math.sqrt(1 - t) * 0.98;
        strokes += `M${round(x - hw)} ${round(base - h * t)}H${round(x + hw)}`;
      }
      part += line(strokes, deep, 0.9, opacity(0.4));
      return (
        part +
        oval(x, base - h + 1, w * 0.26, w * 0.12, mix(palette.gold, palette.rim, 0.1)) +
        fill(
          `M${x - w * 0.12} ${base - h - 1}Q${x - w * 0.2} ${base - h - w * 0.3} ${x} ${base - h - w * 0.62}Q${x + w * 0.2} ${base - h - w * 0.3} ${x + w * 0.12} ${base - h - 1}Z`,
          palette.gold,
        )
      );
    };
    svg +=
      spire(124, 196, 20, 66) +
      spire(276, 196, 20, 66) +
      spire(160, 186, 24, 92) +
      spire(240, 186, 24, 92) +
      spire(200, 186, 36, 140);
    svg +=
      line('M200 26V10', palette.gold, 1.6) +
      fill('M200 10l20 6l-20 7z', mixByLights(palette, '#E8792F', palette.dark, 0.3));
    svg +=
      box(96, 194, 208, 58, left) + box(232, 194, 72, 58, right) + box(88, 188, 224, 8, mix(left, palette.rim, 0.35));
    for (let i = 0; i < 7; i++) {
      const x = 104 + i * 29;
      if (i === 3) continue;
      svg +=
        fill(`M${x} 246V218Q${x + 4} 208 ${x + 9} 206Q${x + 14} 208 ${x + 18} 218V246Z`, deep) +
        fill(`M${x + 3} 246V220Q${x + 9} 210 ${x + 15} 220V246Z`, mixByLights(palette, deep, palette.lamp, 0.8, 0.1));
    }
    svg +=
      fill('M180 252V206Q186 198 200 194Q214 198 220 206V252Z', mix(left, palette.rim, 0.3)) +
      fill('M188 252V214Q200 200 212 214V252Z', mixByLights(palette, '#7A4326', palette.lamp, 0.6)) +
      box(76, 250, 248, 6, mix(left, right, 0.5));
    return (
      svg +
      palm(64, 254, 48, palette) +
      palm(338, 254, 50, palette) +
      person(170, 264, 20, mix('#E8792F', palette.dark, 0.2)) +
      person(184, 264, 19, palette.dark)
    );
  },
};
