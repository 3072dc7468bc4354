import type { Locale } from '@dalil/domain/language/locale.ts';
import { isAllowed } from '../consent/is-allowed.ts';
import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';

const TIMEOUT_MS = 6000;

/**
 * The style of streets of the operator's provider (MAP_TILES_URL), with names in a language. Null if none is set, or if it cannot be
 * reached, or if the user has not allowed contents of other providers: our own base map is drawn then.
 */
export async function loadStreetStyle(locale: Locale): Promise<StyleSpecification | null> {
  try {
    const { styleUrl } = (await fetchJson('/map/settings.json')) as { styleUrl: string | null };
    if (styleUrl === null || !isAllowed('functional')) return null;
    return withNames((await fetchJson(styleUrl)) as StyleSpecification, locale);
  } catch {
    return null;
  }
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

/** The style with each name in the language if the map has it, as the schemas of OpenMapTiles and Protomaps store it. */
export function withNames(style: StyleSpecification, locale: Locale): StyleSpecification {
  const isName = (field: unknown) => JSON.stringify(field ?? '').includes('name');
  return {
    ...style,
    layers: style.layers.map((layer) => {
      if (layer.type !== 'symbol' || !isName(layer.layout?.['text-field'])) return layer;
      const field: ExpressionSpecification = [
        'coalesce',
        ['get', `name:${locale}`],
        ['get', 'name:en'],
        ['get', 'name'],
      ];
      return { ...layer, layout: { ...layer.layout, 'text-field': field } };
    }),
  };
}
