import { classifyTopic, type TopicLabel } from './classifier/classify.ts';
import { endSentence } from '@dalil/domain/language/sentences.ts';
import { addBlock, citeFact, citeText, claim } from './draft.ts';
import { stateFact } from './compose.ts';
import { formatMessage } from './messages/messages.ts';
import { countryName, namedCountry, namesCountry } from './named-country.ts';
import type { Ending } from './refer.ts';
import type { AnswerInput } from './run-tools.ts';
import { hasAny } from './tools/tool.ts';
import { audienceOf } from './units/audience.ts';
import { asksYesNo } from './units/asks-yes-no.ts';

const LIST = 'licence.exchange.list';
const VISITORS = 'licence.visitor';
const STEPS = { kind: 'question', id: 'exchange-licence' } as const;
/** The list names them together. */
const GULF: ReadonlySet<string> = new Set(['SA', 'KW', 'QA', 'OM', 'BH']);
/** Named as new by some sources and not by all. */
const MAY_BE_NEW: ReadonlySet<string> = new Set(['KG', 'IL', 'AZ', 'UZ']);
const CONFIDENCE = 85;
const DRIVING_HERE: TopicLabel = 'visitor-driving';

/**
 * CHAT-2: whether the driving licence of a country can be exchanged, by the list of countries, and what follows. Null if the question
 * names no country, or is about something else.
 */
export async function answerLicence(input: AnswerInput): Promise<Ending | null> {
  const { question, questionInput, guide, draft } = input;
  const isOther = hasAny(question.senses, ['price', 'fine', 'phone', 'lost', 'renew', 'age', 'trade-licence']);
  const isOnDriving =
    question.subjects.has('driving-licence') || (question.subjects.has('licence') && question.subjects.has('car'));
  const country = isOnDriving && !isOther ? namedCountry(questionInput.question) : null;
  if (country === null || country === 'AE') return null;
  const [facts, [english], [steps]] = await Promise.all([
    guide.facts([LIST, VISITORS], draft.locale),
    guide.facts([LIST], 'en'),
    guide.texts([STEPS], draft.locale),
  ]);
  const list = facts.find(({ id }) => id === LIST);
  if (!list || !english?.text || !steps) return null;
  const isOn = GULF.has(country) || namesCountry(english.text, country);
  // New countries come to the list before the guide has them.
  const decided = isOn ? 'yes' : MAY_BE_NEW.has(country) ? 'depends' : 'no';
  const said = formatMessage(draft.messages.licenceList[isOn ? 'yes' : 'no'], {
    country: countryName(country, draft.locale),
  });
  // A visitor exchanges nothing: what is asked is with which licences one may drive.
  const asksToDrive = classifyTopic(questionInput.question)[0]?.[0] === DRIVING_HERE;
  const audience = audienceOf(questionInput.question);
  const isVisitor = audience === 'visitor' || (asksToDrive && audience !== 'resident');
  // A resident may not drive on the licence of another country, only exchange it.
  const ofList = asksToDrive && audience === 'resident' ? 'no' : decided;
  const verdict = asksYesNo(questionInput.question) ? `${draft.messages.verdicts[ofList]} ` : '';
  const [visiting] = facts.filter(({ id, text }) => id === VISITORS && text !== null);
  if (isVisitor && visiting) {
    const isListed = isOn || MAY_BE_NEW.has(country);
    const opening = asksYesNo(questionInput.question)
      ? `${draft.messages.verdicts[isListed ? 'yes' : 'depends']} `
      : '';
    addBlock(draft, 'paragraph', [
      claim(`${opening}${stateFact(visiting, draft)}`, [citeFact(draft, visiting)]),
      claim(said, [citeFact(draft, list)]),
    ]);
    return { outcome: 'answered', confidence: CONFIDENCE, byUnit: true };
  }
  // The first sentence of the steps says that it depends on the list.
  const [, ...further] = steps.sentences.filter(({ role }) => role === 'text');
  const visitors = facts.filter(({ id, text }) => id === VISITORS && text !== null && audience === null);
  addBlock(draft, 'paragraph', [
    claim(`${verdict}${said}`, [citeFact(draft, list)]),
    ...further.map(({ text }) => claim(endSentence(text, steps.locale), [citeText(draft, steps)])),
    ...visitors.map((fact) => claim(stateFact(fact, draft), [citeFact(draft, fact)])),
  ]);
  return { outcome: 'answered', confidence: CONFIDENCE, byUnit: true };
}
