import { answerFromGuide } from '@dalil/assistant/answer-from-guide.ts';
import type { AnswerGuide } from '@dalil/assistant/answer-guide.ts';
import { decideSafety } from '@dalil/assistant/decide-safety.ts';
import { readQuestion } from '@dalil/assistant/read-question.ts';
import { readSafety } from '@dalil/assistant/safety/read-safety.ts';
import { DEFAULT_PREFERENCES } from '@dalil/domain/accounts/preferences.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { SEARCH_KINDS, type SearchKind } from '@dalil/search/search-document.ts';
import * as z from 'zod';
import { GUEST } from '../../core/actor.ts';
import { Failure } from '../../core/failure.ts';
import { findItem } from '../../guide/find-item.ts';
import { listVisibleFacts } from '../../guide/list-visible-facts.ts';
import { viewProvenance } from '../../guide/provenance-view.ts';
import { answerItems, factItem, MAX_ITEMS, textItem } from '../model/cited-items.ts';
import { searchCited } from '../search-cited.tool.ts';
import { answerOf, answerSchema, defineTool, language } from './mcp-tool.ts';

const MAX_QUERY_LENGTH = 200;
const ITEM_KINDS = SEARCH_KINDS.filter((kind): kind is Exclude<SearchKind, 'fact'> => kind !== 'fact');

/** The answer of Ayyan to what it does not search for: emergencies, medical and legal matters, attacks. Null: search. */
async function refusalTo(query: string, locale: Locale, now: Date, guide: AnswerGuide) {
  const isUrgent = readSafety(query)?.strength === 'urgent';
  const { kind } = decideSafety(readQuestion(query, locale, now), { isFirst: true, isInDanger: isUrgent });
  if (!isUrgent && kind !== 'official' && kind !== 'decline') return null;
  const preferences = DEFAULT_PREFERENCES.aiPreferences;
  const stream = answerFromGuide({ question: query, locale, now, about: null, before: [], preferences }, guide);
  let step = await stream.next();
  while (step.done !== true) step = await stream.next();
  return step.value;
}

export const searchTool = defineTool({
  name: 'search',
  title: 'Search the guide',
  description:
    'Searches the city guide to Dubai: places, services, articles, events, neighbourhoods, questions and facts (prices, fines, hours, telephone numbers), in English, Arabic, Hindi or Urdu. Use short queries. Emergencies, medical and legal matters are answered with the numbers of the authorities.',
  input: z.strictObject({
    query: textInput().min(1).max(MAX_QUERY_LENGTH),
    kinds: z.optional(z.array(z.enum(SEARCH_KINDS)).max(SEARCH_KINDS.length)),
    language,
  }),
  run: async ({ deps, guide: open, origin }, { query, kinds, language: locale }) => {
    const guide = await open();
    const refusal = await refusalTo(query, locale, deps.now(), guide);
    if (refusal) {
      const said = refusal.blocks.flatMap((block) => (block.kind === 'cards' ? [] : block.sentences));
      const text = said.map((sentence) => sentence.text).join('\n');
      return answerOf(answerItems(refusal), { origin, locale: refusal.locale, text });
    }
    const items = await searchCited({ deps, actor: GUEST, guide, locale }, { query, kinds });
    return answerOf(items, { origin, locale });
  },
});

const provenance = z.object({
  method: z.string().describe('How the text was made: person, machine-assisted or machine-drafted'),
  isTranslated: z.boolean(),
  isReviewedByNative: z.boolean(),
});

export const itemTool = defineTool({
  name: 'get_item',
  title: 'Read an item',
  description:
    'One item of the guide by its kind and id, as search returns them, with its sources, its date and how its text was made.',
  input: z.strictObject({
    kind: z.enum(ITEM_KINDS),
    id: textInput().regex(/^[a-z0-9-]{1,80}$/),
    language,
  }),
  output: answerSchema.extend({ provenance }),
  run: async ({ deps, guide: open, origin }, { kind, id, language: locale }) => {
    const row = await findItem(deps, [kind], id, locale);
    const [text] = await (await open()).texts([{ kind, id }], locale);
    if (!text) throw new Failure('not_found');
    const { method, isTranslated, isReviewedByNative } = viewProvenance(row, locale);
    return {
      ...answerOf([textItem(text)], { origin, locale: text.locale }),
      provenance: { method, isTranslated, isReviewedByNative },
    };
  },
});

export const factTool = defineTool({
  name: 'get_facts',
  title: 'Read facts',
  description:
    'Facts by their ids (`salik.peak.price`), each with its value, source and date. A value that is doubtful or out of date is not given: ask the source.',
  input: z.strictObject({
    ids: z
      .array(textInput().regex(/^(?:fact\/)?[a-z0-9.-]{1,80}$/))
      .min(1)
      .max(MAX_ITEMS),
    language,
  }),
  run: async ({ deps, origin }, { ids, language: locale }) => {
    const bare = ids.map((id) => id.replace(/^fact\//, ''));
    const facts = await listVisibleFacts(deps, GUEST, { ids: bare, locale });
    if (facts.length === 0) throw new Failure('not_found');
    return answerOf(facts.map(factItem), { origin, locale });
  },
});
