import type { AnswerGuide, GuideFact, GuideText } from './answer-guide.ts';

/**
 * Markup, scripts and instructions to an assistant. No guide text contains them, so a text that does was not written by its
 * editors.
 */
const INJECTED =
  /<\s*\/?[a-z!][^<]*>|\]\(|(?:javascript|vbscript|data):\S|\b(?:ignore|disregard|forget|override)\b[^.]{0,40}\b(?:rules?|instructions?|prompts?)\b|\b(?:assistants?|system|language models?)\s*:|تجاهل[^.]{0,40}(?:تعليمات|القواعد)|(?:निर्देश|नियम)\S*[^।]{0,20}(?:अनदेखा|नज़रअंदाज़|भूल)|(?:ہدایات|اصول|قواعد)[^۔]{0,20}(?:نظر ?انداز|بھول)/iu;

/** CHAT-7: whether a text of the guide addresses a machine. Such a text is neither quoted nor passed to a model. */
export function isInjected(text: string): boolean {
  return INJECTED.test(text);
}

const cleaned = new WeakMap<GuideText, GuideText>();

function withoutInjected(text: GuideText): GuideText {
  const known = cleaned.get(text);
  if (known) return known;
  const sentences = text.sentences.filter((one) => !isInjected(one.text) && !isInjected(one.heading ?? ''));
  const details = text.details.filter((one) => !isInjected(one));
  const isClean = sentences.length === text.sentences.length && details.length === text.details.length;
  const clean = isClean ? text : { ...text, sentences, details };
  cleaned.set(text, clean);
  return clean;
}

const isFactClean = ({ label, text, sentence }: GuideFact) => ![label, text ?? '', sentence ?? ''].some(isInjected);
const isTitleClean = ({ title }: { title: string }) => !isInjected(title);

/** The same guide without sentences, facts, texts and events that contain injected instructions. */
export function cleanGuide(guide: AnswerGuide): AnswerGuide {
  return {
    ...guide,
    store: guide.store,
    texts: async (keys, locale) => (await guide.texts(keys, locale)).filter(isTitleClean).map(withoutInjected),
    facts: async (ids, locale) => (await guide.facts(ids, locale)).filter(isFactClean),
    events: async (from, to, locale) =>
      (await guide.events(from, to, locale)).filter((event) => isTitleClean(event) && !isInjected(event.summary)),
    near: async (position, concepts, limit, locale) =>
      (await guide.near(position, concepts, limit, locale)).filter(isTitleClean),
    entriesAround: async (position, kinds, metres, locale) => {
      const entries = await guide.entriesAround(position, kinds, metres, locale);
      return entries && entries.filter(({ name }) => name === null || !isInjected(name));
    },
    climate: (locale) => guide.climate(locale),
    handbooks: async (locale) => (await guide.handbooks(locale)).map(withoutInjected),
  };
}
