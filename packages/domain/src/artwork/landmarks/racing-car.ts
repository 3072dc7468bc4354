import { box, disc, fill, line, opacity, oval } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A racing car. */
export const racingCar: Landmark = {
  setting: 'street',
  sun: { x: 0.7, y: 0.26, isFixed: true },
  draw(palette) {
    const body = mix(palette.red, palette.dark, 0.05);
    let checks = '';
    for (let row = 0; row < 5; row += 1) {
      for (let column = 0; column < 6; column += 1) {
        if ((row + column) % 2 === 0) checks += `M${96 + column * 16} ${62 + row * 14}h16v14h-16z`;
      }
    }
    const tyre = (x: number, radius: number) =>
      disc(x, 262 - radius, radius, palette.dark) +
      disc(x, 262 - radius, radius * 0.55, mix(palette.rightFace, palette.dark, 0.2)) +
      disc(x, 262 - radius, radius * 0.2, palette.gold);
    return (
      line('M92 56V214', mix(palette.rightFace, palette.dark, 0.3), 5) +
      box(96, 62, 96, 70, palette.white) +
      fill(checks, palette.dark) +
      oval(204, 264, 176, 6, palette.dark, opacity(0.3)) +
      fill('M52 176H100L106 190V232H60V190H52Z', mix(body, palette.dark, 0.35)) +
      box(46, 170, 62, 10, body, 3) +
      fill('M76 236C96 206 140 196 176 194L190 178Q204 168 222 180L236 202L332 222L368 234V246H76Z', body) +
      fill('M76 236H368V246H76Z', mix(body, palette.dark, 0.4)) +
      fill('M186 196Q204 178 228 198L222 204H186Z', palette.dark) +
      disc(208, 186, 12, palette.gold) +
      fill('M206 182H220V190H208Z', palette.dark) +
      line('M184 194Q210 164 240 204', mix(palette.rightFace, palette.dark, 0.4), 4) +
      fill('M330 244H388V252H330ZM376 226H388V250H376Z', mix(body, palette.dark, 0.2)) +
      disc(140, 222, 12, palette.white) +
      tyre(94, 32) +
      tyre(302, 27) +
      line('M-20 226H40M-34 244H34M0 206H44', palette.rim, 4, `stroke-linecap="round" ${opacity(0.6)}`)
    );
  },
};
