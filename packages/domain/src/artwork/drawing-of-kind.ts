import type { LandmarkId } from './landmark-list.ts';

type Choices = readonly [LandmarkId, ...LandmarkId[]];

/** What fits a place of a sort, where one drawing fits all of them. A landmark, a church or a district has none. */
export const DRAWINGS_OF_PLACE: Partial<Record<string, Choices>> = {
  adventure: ['balloon'],
  airport: ['airport'],
  aquarium: ['aquarium'],
  beach: ['kite-beach', 'la-mer'],
  'beach-club': ['pool'],
  'bus-station': ['bus'],
  cafe: ['cafe'],
  cinema: ['cinema'],
  clinic: ['hospital'],
  consulate: ['consulate'],
  culture: ['museum'],
  gallery: ['gallery'],
  garden: ['park'],
  golf: ['golf'],
  heritage: ['al-fahidi'],
  hospital: ['hospital'],
  hotel: ['hotel'],
  immersive: ['gallery'],
  library: ['library'],
  luxury: ['mall'],
  mall: ['mall'],
  market: ['supermarket', 'spices'],
  museum: ['museum'],
  nightlife: ['cocktail'],
  outlet: ['mall'],
  park: ['park'],
  pool: ['pool'],
  port: ['cruise-ship'],
  resort: ['hotel', 'pool'],
  restaurant: ['fine-dining'],
  school: ['school'],
  show: ['stage'],
  souk: ['gold-souk', 'spices'],
  sport: ['stadium'],
  theatre: ['opera'],
  'theme-park': ['rollercoaster'],
  venue: ['stage'],
  'water-park': ['water-slide'],
  'yacht-marina': ['sailboat'],
  zoo: ['giraffe'],
};

/** Sorts of which a list shows many side by side: there each place shows where it is. */
export const CROWDED_SORTS: ReadonlySet<string> = new Set([
  'beach-club',
  'cafe',
  'casual',
  'clinic',
  'consulate',
  'hospital',
  'hotel',
  'mall',
  'outlet',
  'resort',
  'restaurant',
  'school',
]);

export const DRAWINGS_OF_EVENT: Partial<Record<string, Choices>> = {
  art: ['gallery'],
  brunch: ['mezze', 'fine-dining'],
  celebration: ['fireworks'],
  comedy: ['stage'],
  community: ['calendar'],
  culture: ['opera'],
  dance: ['stage'],
  fashion: ['mall'],
  festival: ['stage'],
  film: ['cinema'],
  food: ['mezze'],
  'ladies-night': ['cocktail'],
  'live-music': ['stage', 'cocktail'],
  market: ['supermarket', 'spices'],
  'national-day': ['flag'],
  'public-holiday': ['calendar'],
  quiz: ['cocktail'],
  religious: ['calendar'],
  rule: ['calendar'],
  season: ['park'],
  show: ['stage', 'fountain'],
  sport: ['stadium'],
  'trade-fair': ['exhibition'],
};

export const DRAWINGS_OF_SERVICE: Partial<Record<string, Choices>> = {
  business: ['offices'],
  driving: ['id-card'],
  education: ['school'],
  family: ['document'],
  health: ['hospital'],
  housing: ['home-keys'],
  identity: ['id-card'],
  money: ['bank'],
  pets: ['pets'],
  residency: ['passport'],
  safety: ['phone'],
  social: ['document'],
  transport: ['metro'],
  utilities: ['utilities'],
  visa: ['passport'],
  work: ['offices'],
};

export const DRAWINGS_OF_ARTICLE: Partial<Record<string, Choices>> = {
  attractions: ['dubai-frame', 'burj-khalifa', 'ain-dubai'],
  business: ['offices', 'emirates-towers'],
  dining: ['mezze', 'fine-dining', 'cafe'],
  events: ['fireworks', 'stage'],
  government: ['document', 'phone'],
  news: ['burj-khalifa', 'marina', 'emirates-towers'],
  shopping: ['mall', 'gold-souk'],
  transport: ['metro', 'salik-gate', 'tram'],
};

/** Neighbourhoods have no sort. */
export const DRAWINGS_OF_NEIGHBOURHOOD: Partial<Record<string, Choices>> = { '': ['apartments', 'villas'] };

/** For what has neither a sort with a drawing nor a position. */
export const DRAWING_OF_REST: LandmarkId = 'calendar';

/** The pictures of lists and of the guide itself, in previews of shared links. */
export const DRAWINGS_OF_LISTS: Partial<Record<string, LandmarkId>> = {
  beaches: 'kite-beach',
  clinics: 'hospital',
  consulates: 'consulate',
  eatanddrink: 'mezze',
  events: 'global-village',
  government: 'document',
  luxurylife: 'burj-al-arab',
  news: 'burj-khalifa',
  nightlife: 'cocktail',
  schools: 'school',
  stay: 'hotel',
  tourism: 'dubai-frame',
};
