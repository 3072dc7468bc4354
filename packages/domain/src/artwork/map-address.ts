import { isLocale, type Locale } from '../language/locale.ts';
import { BASE_MAP_VERSION } from './base-map-version.ts';
import { type MapView, roundView } from './map-view.ts';

/** A drawn window on the base map. Without `locale` it has no names. */
export type MapFile = { view: MapView; locale: Locale | null };

/** The id of the drawing inside its file, which pages refer to. */
export const MAP_DRAWING_ID = 'map';

const MAX_SIDE = 1200;
const [MIN_KM, MAX_KM] = [0.3, 400];
const ADDRESS =
  /^\/map\/([0-9a-f]{8})\/(-?[\d.]{1,8}),(-?[\d.]{1,8}),([\d.]{1,6})-(\d{2,4})x(\d{2,4})(?:\.([a-z]{2}))?\.svg$/;

/** The address of the drawing of a window. It names the version of the base map, so the file behind it never changes. */
export function mapAddress(view: MapView, locale: Locale | null): string {
  const { centre, spanKm, width, height } = roundView(view);
  const language = locale === null ? '' : `.${locale}`;
  return `/map/${BASE_MAP_VERSION}/${centre.join(',')},${spanKm}-${width}x${height}${language}.svg`;
}

/**
 * The window at a path. Null for an invalid path, and for one that `mapAddress` writes differently, so that each window has one
 * address. `isCurrent` is false for another version of the base map, whose file is drawn from this one.
 */
export function readMapAddress(path: string): (MapFile & { isCurrent: boolean }) | null {
  const [, version = '', lon, lat, km, across, upright, language] = ADDRESS.exec(path) ?? [];
  const view: MapView = {
    centre: [Number(lon), Number(lat)],
    spanKm: Number(km),
    width: Number(across),
    height: Number(upright),
  };
  const isKnown = language === undefined || isLocale(language);
  if (version === '' || !isKnown || !isDrawable(view)) return null;
  const locale = language === undefined ? null : language;
  const written = mapAddress(view, locale).slice(`/map/${version}`.length);
  if (!path.endsWith(written)) return null;
  return { view, locale, isCurrent: version === BASE_MAP_VERSION };
}

function isDrawable({ centre: [lon, lat], spanKm, width, height }: MapView): boolean {
  const isPlace = lon >= 50 && lon <= 60 && lat >= 20 && lat <= 30;
  return isPlace && spanKm >= MIN_KM && spanKm <= MAX_KM && width <= MAX_SIDE && height <= MAX_SIDE;
}
