import { openingState } from '../city/opening-state.ts';
import { metroMinutes } from '../city/nearest-station.ts';
import { type EveningBlock, hourOf } from './evening-blocks.ts';
import type { OccasionId } from './occasions.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { PlaceData } from './place.ts';

/** A place that a page of choices may choose. */
export type Candidate = {
  id: string;
  sections: readonly string[];
  tags: readonly string[];
  hours: OpeningHours | null;
  data: Pick<PlaceData, 'subcategory' | 'setting' | 'isFamilyFriendly' | 'editorWeight' | 'position'>;
};

/** Why a place was chosen, as a code that pages put into words. `value` is in minutes on foot. */
export type PickReason = {
  code:
    | 'openAtNight'
    | 'openLate'
    | 'liveMusic'
    | 'rooftop'
    | 'show'
    | 'promenade'
    | 'icon'
    | 'view'
    | 'heritage'
    | 'souk'
    | 'beach'
    | 'desert'
    | 'kids'
    | 'family'
    | 'indoors'
    | 'animals'
    | 'water'
    | 'playground'
    | 'free'
    | 'metro';
  value?: number;
};
export type PlacePick = { id: string; reasons: PickReason[] };
export type PickGroup = { id: string; picks: PlacePick[] };

type Test = (candidate: Candidate, date: string) => boolean;
type Group = { id: string; fits: Test; why: readonly PickReason['code'][] };

const PER_GROUP = 6;
const REASONS = 2;

const isTagged = ({ tags }: Candidate, ...wanted: string[]) => wanted.some((tag) => tags.includes(tag));
const isOf = ({ data }: Candidate, ...wanted: string[]) => wanted.includes(data.subcategory);
const isIn = ({ sections }: Candidate, section: string) => sections.includes(section);

const isOpenIn = (block: EveningBlock, hours: OpeningHours | null, date: string): boolean => {
  const { day, minute } = hourOf(block, date);
  const state = openingState(hours, day, minute);
  return state.kind === 'open' && state.audience === null;
};

/** The condition of each reason. It is stated only where the data of the place has it. */
const HOLDS: Record<Exclude<PickReason['code'], 'metro'>, Test> = {
  openAtNight: ({ hours }, date) => isOpenIn('dinner', hours, date),
  openLate: ({ hours }, date) => isOpenIn('late', hours, date),
  liveMusic: (place) => isTagged(place, 'live-music', 'dj', 'concert', 'concerts', 'opera'),
  rooftop: (place) => isTagged(place, 'rooftop', 'terrace', 'terraces'),
  show: (place) => isTagged(place, 'fountain', 'imagine-show', 'show', 'acrobatics'),
  promenade: (place) => isOf(place, 'promenade') || isTagged(place, 'walk', 'waterfront'),
  icon: (place) => isTagged(place, 'icon') || (isOf(place, 'landmark') && (place.data.editorWeight ?? 0) > 1),
  view: (place) => isTagged(place, 'observation-deck', 'views', 'skyline'),
  heritage: (place) =>
    isOf(place, 'heritage') || isTagged(place, 'heritage', 'history', 'fort', 'abra', 'emirati', 'culture'),
  souk: (place) => isOf(place, 'souk'),
  beach: (place) => isOf(place, 'beach'),
  desert: (place) => isTagged(place, 'desert', 'dunes', 'safari'),
  kids: (place) => isTagged(place, 'kids', 'kids-play', 'edutainment', 'role-play', 'play'),
  family: ({ data }) => data.isFamilyFriendly === true,
  indoors: ({ data }) => data.setting === 'indoor',
  animals: (place) =>
    isOf(place, 'zoo', 'aquarium') ||
    isTagged(place, 'animals', 'aquarium', 'wildlife', 'flamingos', 'penguins', 'butterflies'),
  water: (place) => isOf(place, 'water-park', 'beach') || isTagged(place, 'water-park', 'splash-pad', 'calm-water'),
  playground: (place) => isOf(place, 'park', 'garden') || isTagged(place, 'playground', 'picnic'),
  free: (place) => isTagged(place, 'free'),
};

const holds = (code: Exclude<PickReason['code'], 'metro'>): Test => HOLDS[code];
/** A lake in the desert is open at night, and dark. */
const isLit: Test = (place) => !isOf(place, 'nature');
const isOutdoors: Test = ({ data }) => data.setting !== 'indoor';
const isOpenAtFirst: Test = ({ hours }, date) => isOpenIn('early', hours, date);
/** A walk out of doors without hours, which nobody closes. */
const isOpenWalk: Test = (place, date) =>
  place.hours === null && HOLDS.promenade(place, date) && isOutdoors(place, date);
const all =
  (...tests: Test[]): Test =>
  (place, date) =>
    tests.every((test) => test(place, date));
const any =
  (...tests: Test[]): Test =>
  (place, date) =>
    tests.some((test) => test(place, date));
const inSection =
  (...sections: string[]): Test =>
  (place) =>
    sections.some((section) => isIn(place, section));

/** The groups of each page in order. A place stands in the first that it fits. */
const GROUPS: Record<OccasionId, readonly Group[]> = {
  tonight: [
    {
      id: 'early',
      fits: all(any(isOpenAtFirst, isOpenWalk), isLit, inSection('tourism', 'beaches')),
      why: ['show', 'view', 'souk', 'promenade', 'beach', 'heritage', 'free', 'metro', 'openAtNight'],
    },
    {
      id: 'dinner',
      fits: all(holds('openAtNight'), inSection('eatanddrink')),
      why: ['rooftop', 'view', 'promenade', 'liveMusic', 'metro', 'openAtNight'],
    },
    {
      id: 'late',
      fits: all(holds('openLate'), inSection('nightlife', 'eatanddrink')),
      why: ['openLate', 'liveMusic', 'rooftop', 'metro'],
    },
  ],
  'with-children': [
    { id: 'animals', fits: all(holds('family'), holds('animals')), why: ['animals', 'indoors', 'free', 'metro'] },
    { id: 'indoors', fits: all(holds('kids'), holds('indoors')), why: ['kids', 'indoors', 'metro'] },
    { id: 'water', fits: all(holds('family'), holds('water')), why: ['water', 'kids', 'free', 'family'] },
    {
      id: 'outdoors',
      fits: all(holds('family'), holds('playground'), isOutdoors),
      why: ['playground', 'free', 'family'],
    },
  ],
  'first-visit': [
    {
      id: 'icons',
      fits: all(any(holds('icon'), holds('show')), inSection('tourism')),
      why: ['icon', 'show', 'view', 'metro'],
    },
    {
      id: 'old',
      fits: all(any(holds('heritage'), holds('souk')), inSection('tourism')),
      why: ['souk', 'heritage', 'free', 'metro'],
    },
    {
      id: 'sea',
      fits: all(any(holds('beach'), holds('promenade')), inSection('beaches', 'tourism')),
      why: ['beach', 'promenade', 'free', 'metro'],
    },
    { id: 'desert', fits: all(holds('desert'), inSection('tourism')), why: ['desert', 'free', 'family'] },
  ],
};

function reasonsOf(place: Candidate, { why }: Group, date: string): PickReason[] {
  const found = why.flatMap((code): PickReason[] => {
    if (code !== 'metro') return HOLDS[code](place, date) ? [{ code }] : [];
    const minutes = metroMinutes(place.data.position);
    return minutes === null ? [] : [{ code, value: minutes }];
  });
  return found.slice(0, REASONS);
}

/**
 * The choices of a page for a day (`YYYY-MM-DD` in Dubai): places chosen by what the guide knows of them, the editors' favourites
 * first, each with its reasons. Groups without a place are left out.
 */
export function occasionPicks(occasion: OccasionId, candidates: readonly Candidate[], date: string): PickGroup[] {
  const rank = ({ data, hours }: Candidate) => (data.editorWeight ?? 0) + (hours ? 1 : 0);
  const sorted = candidates.toSorted((a, b) => rank(b) - rank(a));
  const taken = new Set<string>();
  return GROUPS[occasion].flatMap((group) => {
    const fitting = sorted.filter((place) => !taken.has(place.id) && group.fits(place, date)).slice(0, PER_GROUP);
    for (const { id } of fitting) taken.add(id);
    const picks = fitting.map((place) => ({ id: place.id, reasons: reasonsOf(place, group, date) }));
    return picks.length > 0 ? [{ id: group.id, picks }] : [];
  });
}
