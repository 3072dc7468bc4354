import { disc, fill, line, opacity, oval } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** Flamingos at Ras Al Khor. */
export const rasAlKhor: Landmark = {
  setting: 'lake',
  sun: { x: 0.53, y: 0.46, isFixed: true },
  draw(palette) {
    let svg = '';
    svg += fill(
      'M-300 252C-200 236 60 244 120 250C200 240 300 246 700 250V258H-300Z',
      mix(palette.green, palette.dark, 0.18),
    );
    const flamingo = (x: number, y: number, s: number, m: number, c: string) => {
      const w = mix(c, palette.white, 0.4),
        d = mix(c, palette.red, 0.45);
      return (
        `<g transform="translate(${x} ${y}) scale(${m * s} ${s})">` +
        line('M-3 -58L-5 -2M-5 0l10 1', d, 2.6, 'stroke-linecap="round"') +
        line('M7 -58L12 -34L3 -30', d, 2.6, 'stroke-linecap="round" stroke-linejoin="round"') +
        fill('M-24 -74C-20 -92 10 -98 30 -82C38 -76 44 -70 50 -62C38 -58 20 -52 4 -54C-12 -56 -26 -62 -24 -74Z', c) +
        fill('M2 -86C18 -90 36 -78 50 -62C36 -62 16 -64 2 -86Z', mix(c, palette.red, 0.4)) +
        fill('M-14 -66C-2 -58 20 -58 34 -62C20 -52 0 -52 -14 -66Z', w) +
        line('M-18 -76C-34 -90 -14 -108 -20 -126C-24 -138 -38 -140 -44 -130', c, 7.4, 'stroke-linecap="round"') +
        oval(-42, -131, 7.4, 6, c) +
        fill('M-46 -135C-56 -134 -60 -124 -57 -116C-53 -118 -50 -124 -42 -126Z', w) +
        fill('M-58.6 -122C-59 -118 -58.4 -116 -57 -114C-54 -116 -52.6 -118 -51.6 -121Z', palette.dark) +
        disc(-42.5, -132.5, 1.2, palette.dark) +
        '</g>'
      );
    };
    svg +=
      flamingo(96, 262, 0.34, -1, palette.pink) +
      flamingo(122, 264, 0.38, 1, mix(palette.pink, palette.white, 0.2)) +
      flamingo(308, 262, 0.36, 1, palette.pink) +
      flamingo(334, 264, 0.4, -1, mix(palette.pink, palette.white, 0.15)) +
      flamingo(284, 258, 0.26, 1, palette.pink);
    let ripples = '';
    for (const [x, y] of [
      [170, 282],
      [256, 286],
      [170, 289],
      [256, 293],
    ] as const)
      ripples += `M${x - 26} ${y}h52`;
    svg += line(ripples, palette.waterGlint, 2, `stroke-linecap="round" ${opacity(0.7)}`);
    return (
      svg +
      flamingo(176, 280, 1.22, 1, palette.pink) +
      flamingo(246, 286, 1.36, -1, mix(palette.pink, palette.white, 0.12))
    );
  },
};
