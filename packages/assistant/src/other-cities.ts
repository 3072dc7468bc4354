import { normalizeWords } from '@dalil/domain/language/normalize-text.ts';
import { CITY_WORDS } from '@dalil/domain/languages/tables/city-words.ts';
import { stemWord } from '@dalil/search/stem-word.ts';
import { type Draft, statedTexts } from './draft.ts';

/** The names of the other emirates and of Al Ain, in the four languages and as they are typed in Latin letters. */
const CITIES: readonly RegExp[] = [
  /abu ?[dz]h?abi|[اأ]بو ?ظبي|بوظبي|ابوظہبی|अबू ?धाबी/iu,
  /\bsharjah?\b|الشارقة|الشارقه|شارجہ|शारजाह/iu,
  /\bajman\b|عجمان|अजमान/iu,
  /\bras al khaimah?\b|\brak\b|ر[أا]س الخيمة|راس الخيمه|راس الخیمہ|रास अल ख़?ैमा/iu,
  /\bfujairah?\b|الفجيرة|الفجيره|فجیرہ|फ़?ुजैरा/iu,
  /\bumm al quwain\b|\buaq\b|[أا]م القيوين|ام القیوین|उम्म अल क़?ुवैन/iu,
  /\bal ain\b|مدينة العين|العین شہر|अल ऐन/iu,
];

const ABROAD: ReadonlySet<string> = new Set(
  Object.values(CITY_WORDS).flatMap(({ cities }) => cities.map((city) => stemWord(normalizeWords(city)))),
);

/** Whether a stem is the name of a city abroad: alone it names no place here that has one in its name. */
export const isCityAbroad = (stem: string): boolean => ABROAD.has(stem);

/** Whether a question names another city and nothing in the answer does: what holds in Dubai may not answer it. */
export function lacksCity(text: string, draft: Pick<Draft, 'blocks'>): boolean {
  const named = CITIES.filter((city) => city.test(text));
  if (named.length === 0) return false;
  const stated = statedTexts(draft);
  return !named.some((city) => stated.some((sentence) => city.test(sentence)));
}
