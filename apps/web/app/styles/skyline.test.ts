import { readFileSync } from 'node:fs';
import { COAST_FILE } from '@dalil/domain/artwork/artwork-version.ts';
import { skylineProperties, SKYLINE_RULES } from '@dalil/domain/artwork/skyline-light.ts';
import { expect, test } from 'vitest';

test('ROUTE-1 the light of the four parts of the day in the stylesheet is that of the drawing', () => {
  const css = readFileSync(new URL('./skyline.css', import.meta.url), 'utf8');
  const hours = { morning: 8, midday: 12.4, evening: 17.4, night: 21.5 };
  for (const [part, hour] of Object.entries(hours)) {
    const block = css.slice(css.indexOf(`.skyline-${part} {`), css.indexOf('}', css.indexOf(`.skyline-${part} {`)));
    for (const [name, value] of Object.entries(skylineProperties(hour)))
      expect(block, part).toContain(`${name}: ${value};`);
  }
  const bare = (text: string) => text.replaceAll(/\s|;/g, '');
  expect(bare(css)).toContain(bare(SKYLINE_RULES));
});

test('ROUTE-1 the coast behind titles has the address of its drawing', () => {
  const css = readFileSync(new URL('../features/page-title/page-title.css', import.meta.url), 'utf8');
  expect(css.match(/url\("\/art\/[^"]+"\)/g)).toEqual([`url("${COAST_FILE}")`, `url("${COAST_FILE}")`]);
});
