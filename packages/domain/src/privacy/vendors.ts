/** Who receives data where an operator has set it up. Nothing else is built in. */
export const VENDOR_IDS = [
  'database',
  'mail',
  'text-messages',
  'model',
  'google',
  'apple',
  'facebook',
  'oidc',
  'file-store',
  'street-map',
  'tag-manager',
  'error-service',
  'traces',
  'live-data',
  'met-norway',
  'warnings',
  'exchange-rates',
  'tomtom',
  'here',
  'ticketmaster',
] as const;
export type VendorId = (typeof VENDOR_IDS)[number];

export type Vendor = {
  id: VendorId;
  /** The settings that switch it on, as in `.env.example`. */
  settings: readonly string[];
  /** Whether anything of a person is sent, by the server or by the browser of the user. */
  isPersonal: boolean;
};

/** Every service of others that the product can use. */
export const VENDORS: readonly Vendor[] = [
  { id: 'database', settings: ['DATABASE_URL'], isPersonal: true },
  { id: 'mail', settings: ['SMTP_URL', 'MAIL_HTTP_URL'], isPersonal: true },
  { id: 'text-messages', settings: ['TWILIO_ACCOUNT_SID', 'SMS_HTTP_URL'], isPersonal: true },
  { id: 'model', settings: ['ASSISTANT_PROVIDER'], isPersonal: true },
  { id: 'google', settings: ['GOOGLE_CLIENT_ID'], isPersonal: true },
  { id: 'apple', settings: ['APPLE_CLIENT_ID'], isPersonal: true },
  { id: 'facebook', settings: ['FACEBOOK_CLIENT_ID'], isPersonal: true },
  { id: 'oidc', settings: ['OIDC_CLIENT_ID'], isPersonal: true },
  { id: 'file-store', settings: ['S3_BUCKET'], isPersonal: true },
  { id: 'street-map', settings: ['MAP_TILES_URL'], isPersonal: true },
  { id: 'tag-manager', settings: ['GTM_ID'], isPersonal: true },
  { id: 'error-service', settings: ['SENTRY_DSN'], isPersonal: true },
  { id: 'traces', settings: ['OTEL_EXPORTER_OTLP_ENDPOINT'], isPersonal: false },
  { id: 'live-data', settings: ['LIVE_DATA', 'OPEN_METEO_URL'], isPersonal: false },
  { id: 'met-norway', settings: ['MET_NORWAY_URL'], isPersonal: false },
  { id: 'warnings', settings: ['WARNINGS_FEED_URL'], isPersonal: false },
  { id: 'exchange-rates', settings: ['EXCHANGE_RATES_URL'], isPersonal: false },
  { id: 'tomtom', settings: ['TOMTOM_KEY'], isPersonal: false },
  { id: 'here', settings: ['HERE_KEY'], isPersonal: false },
  { id: 'ticketmaster', settings: ['TICKETMASTER_KEY'], isPersonal: false },
];

/** The vendors that are set up, with the host they are reached at. Null: the server does not call them by an address of ours. */
export type VendorsInUse = ReadonlyMap<VendorId, string | null>;
