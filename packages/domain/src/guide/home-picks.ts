/** What the home page always offers: the services most people come for. Each is an id of the content. */
export const HOME_SERVICE_IDS = [
  'emirates-id',
  'ejari',
  'parking',
  'nol-card',
  'driving-licence-exchange',
  'health-insurance',
] as const;

/** How many of each kind the home page picks by the day. */
export const HOME_COUNTS = { articles: 5, dining: 4, sights: 4 } as const;
