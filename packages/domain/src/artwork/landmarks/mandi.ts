import { disc, fill, line, opacity, oval, randomOf, round } from '../kit.ts';
import { mix } from '../mix.ts';
import type { Landmark } from './landmark.ts';

/** A platter of rice and meat. */
export const mandi: Landmark = {
  setting: 'plate',
  sun: null,
  draw(palette) {
    const meat = mix('#8f4f22', palette.dark, 0.05 + palette.lights * 0.2);
    const rice = mix('#f0cf86', palette.dark, 0.03 + palette.lights * 0.2);
    let grains = '';
    const random = randomOf('mandi');
    for (let at = 0; at < 60; at += 1) {
      const angle = random() * Math.PI;
      const reach = Math.sqrt(random());
      grains += `M${round(200 + 108 * reach * Math.cos(angle))} ${round(222 - 62 * reach * Math.sin(angle))}l5 -2`;
    }
    return (
      oval(200, 234, 166, 34, palette.dark, opacity(0.3)) +
      oval(200, 228, 164, 36, mix(palette.gold, palette.dark, 0.25)) +
      oval(200, 222, 164, 36, mix(palette.gold, palette.rim, 0.35)) +
      oval(200, 220, 146, 29, mix(palette.gold, palette.dark, 0.1)) +
      fill('M78 222C92 164 150 146 200 146C250 146 308 164 322 222C300 244 100 244 78 222Z', rice) +
      line(grains, mix(rice, '#b5651d', 0.5), 2.4, 'stroke-linecap="round"') +
      fill('M148 176C150 138 190 118 226 132C252 142 262 168 248 184C226 198 164 200 148 176Z', meat) +
      fill('M176 150C190 138 212 136 226 144C214 142 194 148 184 158Z', mix(meat, palette.rim, 0.35)) +
      line('M246 158L292 120', palette.cream, 11, 'stroke-linecap="round"') +
      disc(294, 114, 8, palette.cream) +
      disc(300, 124, 7, palette.cream) +
      fill(
        'M118 204a7 5 0 1 0 .1 0M142 216a6 4 0 1 0 .1 0M262 212a7 5 0 1 0 .1 0M284 200a6 4 0 1 0 .1 0',
        mix('#5a2a1a', palette.dark, 0.1),
      ) +
      fill('M200 196q10 -12 22 -4q-6 10 -22 4zM166 204q-12 -8 -4 -16q10 4 4 16z', palette.green)
    );
  },
};
