/** The fixed services of the home page, by content id: those most users need. */
export const HOME_SERVICE_IDS = [
  'emirates-id',
  'ejari',
  'parking',
  'nol-card',
  'driving-licence-exchange',
  'health-insurance',
] as const;

/** The number of items of each kind the home page selects per day. */
export const HOME_COUNTS = { articles: 5, dining: 4, sights: 4 } as const;
