import { person } from '../figures.ts';
import { disc, fill, lamps, line, round, windowGrid } from '../kit.ts';
import { type Colour, mix } from '../mix.ts';
import { towerRow } from '../settings.ts';
import type { Landmark } from './landmark.ts';

/** Fireworks over the city. */
export const fireworks: Landmark = {
  setting: 'lake',
  sun: null,
  draw(palette) {
    const burst = (x: number, y: number, radius: number, colour: Colour) => {
      let rays = '';
      for (let at = 0; at < 18; at += 1) {
        const angle = (at / 18) * 2 * Math.PI;
        rays += `M${round(x + radius * 0.3 * Math.cos(angle))} ${round(y + radius * 0.3 * Math.sin(angle))}L${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
      }
      return (
        line(rays, colour, 2.6, `stroke-linecap="round" stroke-dasharray="${round(radius * 0.34)} 5 3 5"`) +
        disc(x, y, 4, colour)
      );
    };
    const tower = mix(palette.rightFace, palette.dark, 0.2);
    return (
      burst(112, 84, 56, '#f2a7b4') +
      burst(290, 74, 62, palette.lamp) +
      burst(204, 52, 40, '#9fd8dd') +
      burst(342, 154, 36, '#f2a7b4') +
      burst(58, 160, 34, palette.lamp) +
      fill('M182 250V190H188V150H193V116L198 70L203 116V150H208V190H214V250Z', tower) +
      fill(
        towerRow(20, 170, 252, 30, 84, 'fireworks left', 14, 24) +
          towerRow(230, 380, 252, 30, 84, 'fireworks right', 14, 24),
        mix(palette.near, palette.dark, 0.2),
      ) +
      lamps(
        windowGrid(24, 210, 140, 36, 9, 9, 3, 4, 0.45, 'lit left') +
          windowGrid(236, 210, 140, 36, 9, 9, 3, 4, 0.45, 'lit right'),
        palette,
      ) +
      person(140, 296, 44, palette.dark) +
      person(164, 296, 40, palette.dark) +
      person(182, 298, 28, palette.dark) +
      person(250, 296, 42, palette.dark) +
      person(272, 298, 30, palette.dark)
    );
  },
};
