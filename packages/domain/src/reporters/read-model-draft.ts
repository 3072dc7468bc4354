import * as z from 'zod';
import { textInput } from '../language/classic-text-input.ts';
import { isLocale, type Locale } from '../language/locale.ts';
import { plainLine } from '../language/plain-line.ts';
import { TEXT_LIMITS } from '../newsroom/text-fields.ts';
import type { Sentence } from './check-draft.ts';
import type { Claim, DraftText } from './draft.ts';
import type { PerLocale } from './reporter.ts';
import { escapeMarkdown } from './template-words.ts';

const SENTENCE_LIMIT = 500;
const MAX_CLAIMS = 20;
const sentenceSchema = z.object({
  text: textInput().max(SENTENCE_LIMIT),
  claims: z.array(z.int().min(1).max(MAX_CLAIMS)).max(6),
});
/** A title that is too long is no title: cut, it would say something else. */
const titleSchema = sentenceSchema.extend({ text: textInput().max(TEXT_LIMITS.title) });
const summarySchema = sentenceSchema.extend({ text: textInput().max(TEXT_LIMITS.summary) });

/** What a model has to answer. Claims are numbered from 1, in their order. */
export const modelDraftSchema = z.object({
  isNews: z.boolean().describe('False where the items hold nothing worth a text'),
  claims: z
    .array(
      z.object({
        text: textInput().max(SENTENCE_LIMIT),
        supports: z.array(z.object({ source: textInput().max(40), quote: textInput().max(SENTENCE_LIMIT) })).max(4),
      }),
    )
    .max(MAX_CLAIMS),
  texts: z
    .array(
      z.object({
        language: textInput(),
        title: titleSchema,
        summary: summarySchema,
        paragraphs: z.array(z.array(sentenceSchema).max(8)).min(1).max(8),
      }),
    )
    .max(4),
});
export type ModelDraft = z.infer<typeof modelDraftSchema>;

export type ReadDraft = { claims: Claim[]; texts: PerLocale<DraftText>; sentences: Sentence[] };

/**
 * The answer of a model as a draft, or null where it is none: JSON of the schema, with a text in every language asked for. Markup and
 * control characters of the model become plain words, so it cannot write a link, a picture or the token of a fact.
 */
export function readModelDraft(answer: string, languages: readonly Locale[]): ReadDraft | 'nothing' | null {
  const parsed = modelDraftSchema.safeParse(jsonOf(answer));
  if (!parsed.success) return null;
  if (!parsed.data.isNews) return 'nothing';
  const claims = parsed.data.claims.map(({ text, supports }) => ({
    text: { en: plainLine(text, SENTENCE_LIMIT) },
    supports: supports.map(({ source, quote }) => ({ evidenceId: source, quote })),
  }));
  const texts: PerLocale<DraftText> = {};
  const sentences: Sentence[] = [];
  for (const { language, title, summary, paragraphs } of parsed.data.texts) {
    if (!isLocale(language) || !languages.includes(language)) return null;
    const all = [title, summary, ...paragraphs.flat()].map(({ text, claims: of }) => ({
      text: plainLine(text, SENTENCE_LIMIT),
      claims: of.map((number) => number - 1),
    }));
    const [first, second, ...rest] = all;
    if (!first || !second || first.text === '') return null;
    let next = 0;
    const written = paragraphs.map((paragraph) => {
      const own = rest.slice(next, next + paragraph.length);
      next += paragraph.length;
      return own.map(({ text }) => escapeMarkdown(text)).join(' ');
    });
    texts[language] = {
      title: first.text,
      summary: second.text,
      markdown: written.join('\n\n'),
    };
    sentences.push(...all);
  }
  return languages.every((language) => texts[language]) ? { claims, texts, sentences } : null;
}

/** Some models put their JSON between fences. */
function jsonOf(answer: string): unknown {
  try {
    return JSON.parse(answer.trim().replace(/^```(?:json)?\s*|\s*```$/g, ''));
  } catch {
    return null;
  }
}
