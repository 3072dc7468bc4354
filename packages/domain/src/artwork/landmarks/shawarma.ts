import { mixByLights } from '../hour-palette.ts';
import { box, disc, fill, line, opacity, oval, randomOf, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Shawarma. */
export const shawarma: Landmark = {
  setting: null,
  sun: null,
  draw(palette) {
    let svg = '';
    const steel = mix(palette.rightFace, palette.leftFace, 0.4);
    svg += box(-900, 0, 2200, 300, mixByLights(palette, '#5A3023', palette.dark, 0.25, 0.25));
    let tiles = '';
    for (let y = 0; y < 246; y += 24)
      for (let x = -900 + ((y / 24) % 2 ? 24 : 0); x < 1300; x += 48) tiles += `M${x} ${y}h46v22h-46z`;
    svg += fill(tiles, mixByLights(palette, '#7A4632', palette.dark, 0.25, 0.25), opacity(0.55));
    svg += box(258, 54, 54, 186, mix(palette.dark, steel, 0.25), 6);
    for (let i = 0; i < 5; i++)
      svg +=
        box(264, 64 + i * 34, 42, 24, mix('#E86A2C', '#FFC26B', (i % 2) * 0.35), 3) +
        box(268, 69 + i * 34, 34, 4, '#FFE0A0', 2, opacity(0.9)) +
        box(268, 78 + i * 34, 34, 3, '#FFD080', 1, opacity(0.7));
    svg += fill('M258 60L206 90V214L258 232Z', '#FF9A4A', opacity(0.22));
    svg += box(196, 24, 6, 228, steel) + oval(199, 24, 22, 4, steel) + oval(199, 248, 50, 8, steel);
    const meat = mixByLights(palette, '#A8602F', palette.dark, 0.2, 0.05);
    svg +=
      fill(
        'M140 48C136 60 134 72 138 84C146 140 164 196 180 238C188 246 210 246 218 238C234 196 252 140 260 84C264 72 262 60 258 48C232 36 166 36 140 48Z',
        meat,
      ) +
      fill(
        'M199 40C226 40 246 42 258 48C262 60 264 72 260 84C252 140 234 196 218 238C212 243 206 244 199 244Z',
        mix(meat, '#E0893E', 0.45),
      );
    let layers = '';
    for (let y = 60; y < 236; y += 11) {
      const k = (y - 48) / 190,
        hw = 62 * (1 - k * 0.68);
      layers += `M${round(199 - hw)} ${y}q${round(hw * 0.5)} 8 ${round(hw)} 2t${round(hw)} -3`;
    }
    svg += line(layers, mix(meat, '#4A2410', 0.55), 2.4, opacity(0.6));
    const random = randomOf('sh');
    let crust = '';
    for (let i = 0; i < 46; i++) {
      const y = 56 + random() * 180,
        k = (y - 48) / 190,
        hw = 56 * (1 - k * 0.68);
      crust += `M${round(199 + (random() * 2 - 1) * hw)} ${round(y)}q4 3 8 0`;
    }
    svg += line(crust, mix(meat, '#F2B06A', 0.6), 2.6, `stroke-linecap="round" ${opacity(0.75)}`);
    svg +=
      fill('M146 46C158 30 240 30 252 46C232 54 166 54 146 46Z', mix(palette.gold, palette.red, 0.25)) +
      disc(199, 30, 9, palette.red) +
      fill('M194 23q5 -6 10 0', mix(palette.green, palette.rim, 0.2));
    svg +=
      box(-900, 252, 2200, 48, mix(steel, palette.dark, 0.15)) + box(-900, 252, 2200, 4, palette.rim, 0, opacity(0.6));
    svg += `<g transform="translate(112 264) rotate(-14)">${fill('M-66 8C-70 -12 -50 -20 -20 -18L60 -14C72 -12 72 14 60 16L-20 20C-46 22 -62 20 -66 8Z', mixByLights(palette, '#F0D7A6', palette.dark, 0.25, 0.04))}${fill('M10 -17L60 -14C72 -12 72 14 60 16L10 19Q20 0 10 -17Z', mixByLights(palette, '#FFFFFF', palette.rightFace, 0.2, 0.15))}${fill('M-66 8C-70 -12 -56 -18 -44 -18C-52 -8 -52 10 -44 20C-56 20 -64 16 -66 8Z', meat)}${disc(-58, -4, 4, palette.green)}${disc(-60, 6, 4, palette.red)}${disc(-52, 12, 3.4, palette.green)}${line('M22 -12l-2 26M36 -11l-2 25', palette.red, 2.4)}</g>`;
    return (
      svg +
      `<g transform="translate(322 268) rotate(8)">${fill('M-60 -4H20L28 2L20 6H-54Q-60 4 -60 -4Z', mix(palette.white, steel, 0.4))}${box(20, -5, 40, 12, '#3A2418', 4)}</g>`
    );
  },
};
