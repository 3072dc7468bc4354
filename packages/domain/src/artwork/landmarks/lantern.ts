import { crescent } from '../figures.ts';
import { box, disc, fill, lampOpacity, line } from '../kit.ts';
import { starPath } from '../lattice.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A Ramadan lantern. */
export const lantern: Landmark = {
  setting: 'city',
  sun: null,
  draw(palette) {
    const metal = mix(palette.gold, palette.dark, 0.18);
    const light = mix(palette.gold, palette.lamp, 0.4 + palette.lights * 0.5);
    return (
      disc(200, 168, 116, palette.lamp, lampOpacity(palette, 0.14, 0.08)) +
      crescent(88, 84, 34, palette.lamp) +
      line('M200 0V48M186 60a14 14 0 1 1 28 0', metal, 4) +
      fill('M200 56C214 74 236 84 240 104H160C164 84 186 74 200 56Z', metal) +
      box(150, 102, 100, 10, mix(metal, palette.rim, 0.3), 4) +
      fill('M154 112H246L264 200L236 236H164L136 200Z', light) +
      fill('M154 112H178L166 236H164L136 200ZM246 112H222L234 236H236L264 200Z', mix(light, palette.red, 0.4)) +
      fill('M178 112H222L234 236H166Z', mix(light, palette.rim, 0.35)) +
      fill(starPath(8, [200, 174], 23, 0, 66), mix(palette.accent, palette.dark, 0.1)) +
      fill(starPath(8, [200, 174], 11, 0, 66), light) +
      line('M154 112L136 200L164 236M246 112L264 200L236 236M178 112L166 236M222 112L234 236M136 200H264', metal, 3.4) +
      box(156, 236, 88, 9, metal, 3) +
      fill('M164 245H236L226 262H174Z', mix(metal, palette.dark, 0.25)) +
      fill(
        starPath(8, [322, 98], 6, 0, 60) + starPath(8, [302, 58], 4, 0, 60) + starPath(8, [120, 148], 4, 0, 60),
        palette.lamp,
      )
    );
  },
};
