import type { Locale } from '../../language/locale.ts';
import { TEXT_QUALITY } from '../../languages/tables/text-quality.ts';

/** What texts of a language are judged by. A new language may have none yet. */
export type TextQuality = {
  /** Words that judge people or their behaviour instead of describing it. */
  biased: readonly string[];
  /** Words of advertising. A guide says what there is and lets people judge. */
  promotional: readonly string[];
  /** How a text says in its title or summary that it is advertising, as a regular expression. */
  promotionLabel: string;
  /** Signs of a paid text, as regular expressions. */
  paidSigns: readonly string[];
  /** The longest sentences that are read with ease, as a mean number of words. English has an index instead. */
  sentenceWords?: number;
};

export const QUALITY_BY_LOCALE: Partial<Record<Locale, TextQuality>> = TEXT_QUALITY;

/** Links that earn a commission, and the signs of a paid text in every language, because drafts mix them. */
export const PAID_SIGNS: readonly RegExp[] = [
  /[?&](?:aff|affid|affiliate|aff_id|ref_id|partner_id|irclickid|tag)=/i,
  ...Object.values(QUALITY_BY_LOCALE).flatMap(({ paidSigns }) => paidSigns.map((sign) => new RegExp(sign, 'i'))),
];
