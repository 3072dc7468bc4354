// @vitest-environment jsdom
import { CONSENT_KEYS } from '@dalil/domain/privacy/consent-rules.ts';
import type { StyleSpecification } from 'maplibre-gl';
import { afterEach, expect, test, vi } from 'vitest';
import { loadStreetStyle, withNames } from './street-style.ts';

afterEach(() => vi.unstubAllGlobals());

const STYLE: StyleSpecification = {
  version: 8,
  sources: {},
  layers: [
    { id: 'place', type: 'symbol', source: 'x', 'source-layer': 'place', layout: { 'text-field': '{name:latin}' } },
    { id: 'shield', type: 'symbol', source: 'x', 'source-layer': 'road', layout: { 'text-field': ['get', 'ref'] } },
  ],
};

test('CONF-1 a street style has names in the language of the page, and its road numbers as they are', () => {
  const [place, shield] = withNames(STYLE, 'ur').layers;
  expect(JSON.stringify(place)).toContain('name:ur');
  expect(shield).toEqual(STYLE.layers[1]);
});

test('CONF-1 without a setting, without a network and with a broken provider our own map is drawn', async () => {
  localStorage.setItem(CONSENT_KEYS.categories, JSON.stringify({ functional: true }));
  const answers: Record<string, () => Response> = { '/map/settings.json': () => Response.json({ styleUrl: null }) };
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers[address];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  expect(await loadStreetStyle('en')).toBeNull();
  answers['/map/settings.json'] = () => Response.json({ styleUrl: 'https://tiles.example/style' });
  expect(await loadStreetStyle('en')).toBeNull();
  answers['https://tiles.example/style'] = () => new Response('no', { status: 503 });
  expect(await loadStreetStyle('en')).toBeNull();
  answers['https://tiles.example/style'] = () => Response.json(STYLE);
  expect((await loadStreetStyle('ar'))?.layers).toHaveLength(2);
});

test.each([null, '{"functional":false}', 'no JSON'])(
  'PRIV-2 without consent to contents of other providers theirs is not asked: %s',
  async (stored) => {
    localStorage.clear();
    if (stored !== null) localStorage.setItem(CONSENT_KEYS.categories, stored);
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return Response.json({ styleUrl: 'https://tiles.example/style' });
    });
    expect(await loadStreetStyle('en')).toBeNull();
    expect(asked).toEqual(['/map/settings.json']);
  },
);
