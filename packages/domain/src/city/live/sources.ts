export type LiveSourceInfo = {
  name: string;
  url: string;
  /** Null where the provider names none. */
  licence: { name: string; url: string } | null;
  /** Whoever made the data, where the provider passes it on. A name, not translated. */
  credits: string | null;
};

const CC_BY = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
const OPEN_METEO = { name: 'Open-Meteo.com', url: 'https://open-meteo.com/', licence: CC_BY };

/** The providers of live values with the credit that each licence requires. See `docs/data-sources.md`. */
export const LIVE_SOURCES = {
  'open-meteo': { ...OPEN_METEO, credits: null },
  'met-norway': { name: 'MET Norway', url: 'https://api.met.no/', licence: CC_BY, credits: null },
  'open-meteo-marine': { ...OPEN_METEO, credits: null },
  'open-meteo-air': { ...OPEN_METEO, credits: 'CAMS, Copernicus' },
  /** Each warning names its authority. */
  'cap-warnings': null,
  /** Each headline names its publisher. */
  feeds: null,
  tomtom: { name: 'TomTom', url: 'https://www.tomtom.com/', licence: null, credits: null },
  here: { name: 'HERE', url: 'https://www.here.com/', licence: null, credits: null },
  ticketmaster: { name: 'Ticketmaster', url: 'https://www.ticketmaster.ae/', licence: null, credits: null },
  frankfurter: { name: 'Frankfurter', url: 'https://frankfurter.dev/', licence: null, credits: null },
} as const satisfies Record<string, LiveSourceInfo | null>;
export type LiveSourceId = keyof typeof LIVE_SOURCES;
