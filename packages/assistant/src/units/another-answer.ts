import type { AnswerGuide } from '../answer-guide.ts';
import { classifyTopic } from '../classifier/classify.ts';
import { joinedWith } from '../complete-question.ts';
import type { Parted } from '../part-words.ts';
import { certaintyOfFirst, rankUnits } from './rank-units.ts';
import { type Unit, unitName } from './unit.ts';

const MAX_DROPPED = 3;
const LEAST_CERTAINTY = 0.35;
/** Units as likely as this are part of an answer. */
const LIKELY = 0.25;

type Found = { text: string; certainty: number; unit: Unit | undefined; likely: ReadonlySet<string> };

async function find(text: string, { question: { locale } }: Parted, guide: AnswerGuide): Promise<Found> {
  const ranking = await rankUnits({ text, before: null, topics: classifyTopic(text) }, guide, locale);
  const likely = ranking.units.filter(({ probability }) => probability >= LIKELY).map(({ unit }) => unitName(unit));
  return { text, certainty: certaintyOfFirst(ranking), unit: ranking.units[0]?.unit, likely: new Set(likely) };
}

/**
 * Who goes on asking wants another answer than the one there is. Where the whole question finds the same again ("fine for speeding",
 * "and for using a phone"), the earlier words that are special to it are left out one by one. Null if nothing else is found.
 */
export async function anotherAnswer(next: Parted, last: Parted, guide: AnswerGuide): Promise<string | null> {
  const before = await find(last.question.text, last, guide);
  const special = last.words.filter(({ part }) => part === 'subject').slice(0, MAX_DROPPED);
  const texts = [joinedWith(next, last, null), ...special.map((word) => joinedWith(next, last, word))];
  const found = await Promise.all([...new Set(texts)].map((text) => find(text, next, guide)));
  const others = found.filter(({ unit }) => unit && !before.likely.has(unitName(unit)));
  const [best] = others.toSorted((a, b) => b.certainty - a.certainty);
  return best && best.certainty >= LEAST_CERTAINTY ? best.text : null;
}
