import { box, fill, glass, lamps, line, opacity, round, windowGrid } from '../kit.ts';
import { mix } from '../mix.ts';
import { cayanTower } from './cayan.ts';
import type { Landmark } from './landmark.ts';

/** Dubai Marina. */
export const marina: Landmark = {
  setting: 'seaCity',
  sun: { x: 0.83, y: 0.36 },
  draw(palette) {
    let svg = '';
    const tower = (x: number, w: number, h: number, top: string, k: number) => {
      const y = 240 - h,
        a = mix(palette.leftFace, palette.rightFace, k),
        b = mix(palette.rightFace, palette.dark, 0.08 + k * 0.2);
      let part = box(x, y, w * 0.56, h, a) + box(x + w * 0.56, y, w * 0.44, h, b);
      if (top === 'crown')
        part +=
          fill(`M${x} ${y}Q${x + w / 2} ${y - w * 0.9} ${x + w} ${y}Z`, mix(palette.accent, a, 0.5)) +
          line(`M${x + w / 2} ${y - w * 0.45}V${y - w * 1.1}`, palette.rim, 1.5);
      if (top === 'point')
        part +=
          fill(`M${x} ${y}L${x + w / 2} ${y - w * 1.1}L${x + w * 0.56} ${y - w}V${y}Z`, a) +
          fill(`M${x + w * 0.5} ${y - w * 1.1}L${x + w} ${y}H${x + w * 0.5}Z`, b) +
          line(`M${x + w / 2} ${y - w}v-${round(w * 0.6)}`, palette.rim, 1.3);
      if (top === 'slant') part += fill(`M${x} ${y}V${y - w * 0.9}L${x + w} ${y}Z`, mix(a, b, 0.3));
      if (top === 'step')
        part +=
          box(x + w * 0.2, y - 10, w * 0.36, 10, a) +
          box(x + w * 0.56, y - 10, w * 0.24, 10, b) +
          box(x + w * 0.36, y - 20, w * 0.2, 10, a);
      part +=
        glass(windowGrid(x + 2.4, y + 6, w - 4, h - 14, 4.6, 6.4, 2.6, 3, 0.9, 'g' + x), palette, 0.5) +
        lamps(windowGrid(x + 2.4, y + 6, w - 4, h - 14, 4.6, 6.4, 2.6, 3, 0.48, 'm' + x), palette);
      return part;
    };
    svg +=
      tower(88, 22, 96, 'step', 0.3) +
      tower(298, 24, 104, 'slant', 0.35) +
      tower(114, 25, 142, 'crown', 0.08) +
      tower(270, 24, 148, 'point', 0.16) +
      tower(144, 24, 118, 'slant', 0.2) +
      `<g transform="translate(${200 - 200 * 0.62} ${240 - 250 * 0.62}) scale(0.62)">${cayanTower(palette)}</g>` +
      tower(234, 28, 168, 'crown', 0.04) +
      tower(60, 22, 64, '', 0.4) +
      tower(326, 22, 72, 'step', 0.4);
    svg += box(40, 236, 320, 6, mix(palette.sand, palette.dark, 0.15));
    const yacht = (x: number, yy: number, s: number) =>
      `<g transform="translate(${x} ${yy}) scale(${s})">${fill('M-40 0H36L46 -8C38 8 30 14 20 14H-30Q-38 10 -40 0Z', palette.white)}${fill('M-24 0L-14 -13H12L24 0Z', mix(palette.white, palette.leftFace, 0.4))}${fill('M-11 -4h8v-5h-6zM0 -9h8l4 5H0z', palette.glass)}${fill('M-40 4H44l-2 3H-39z', palette.accent, opacity(0.8))}</g>`;
    return (
      svg +
      yacht(150, 260, 1) +
      yacht(262, 274, 1.25) +
      line('M114 276H176M210 292H310', palette.rim, 1.8, opacity(0.4))
    );
  },
};
