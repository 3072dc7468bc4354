/** One address of every kind of page, without its language. */
export const PAGES = {
  home: '/',
  news: '/news',
  dining: '/eatanddrink',
  beaches: '/beaches',
  tourism: '/tourism',
  nightlife: '/nightlife',
  luxury: '/luxurylife',
  government: '/government',
  practical: '/practical',
  living: '/living',
  compared: '/living?compare=deira&compare=dubai-marina',
  realEstate: '/real-estate',
  events: '/events',
  eventsMonth: '/events?view=month&from=2027-03-01',
  eventsWeek: '/events?view=week&from=2027-03-08',
  emptyList: '/beaches?type=beach&price=4',
  article: '/news/how-salik-gates-charge',
  neighbourhood: '/content/deira',
  place: '/content/souk-al-bahar',
  attraction: '/tourism/burj-khalifa',
  event: '/content/eid-al-fitr',
  eventUndated: '/content/gitex',
  service: '/government/tourist-visa',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  contentPolicy: '/legal/content-policy',
  aiEthics: '/legal/ai-ethics',
  notFound: '/no/such/page',
} as const;

export type PageKind = keyof typeof PAGES;
export const PAGE_KINDS = Object.keys(PAGES) as PageKind[];

/** The kinds that differ in how they are laid out: the rest are these with other words. */
export const LAYOUTS: readonly PageKind[] = [
  'home',
  'news',
  'dining',
  'beaches',
  'nightlife',
  'government',
  'practical',
  'compared',
  'realEstate',
  'events',
  'eventsMonth',
  'eventsWeek',
  'emptyList',
  'article',
  'neighbourhood',
  'place',
  'attraction',
  'event',
  'service',
  'contentPolicy',
  'notFound',
];

/** What the browser writes to the console about a page that is rightly a 404. */
export const NOT_FOUND_LINE = /status of 404 .*\/no\/such\/page/;
