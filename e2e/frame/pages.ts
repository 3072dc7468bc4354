/** One address of every kind of page, without its language. */
export const PAGES = {
  home: '/',
  today: '/today',
  weather: '/weather',
  traffic: '/traffic',
  news: '/news',
  dining: '/eatanddrink',
  beaches: '/beaches',
  tourism: '/tourism',
  nightlife: '/nightlife',
  luxury: '/luxurylife',
  government: '/government',
  emptyList: '/beaches?type=beach&price=4',
  article: '/news/how-salik-gates-charge',
  place: '/content/souk-al-bahar',
  attraction: '/tourism/burj-khalifa',
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
  'today',
  'weather',
  'traffic',
  'news',
  'dining',
  'beaches',
  'nightlife',
  'government',
  'emptyList',
  'article',
  'place',
  'attraction',
  'service',
  'contentPolicy',
  'notFound',
];

/** What the browser writes to the console about a page that is rightly a 404. */
export const NOT_FOUND_LINE = /status of 404 .*\/no\/such\/page/;
