import { fillText } from '../language/fill-text.ts';
import type { Locale } from '../language/locale.ts';
import { PRIVACY_RESPONSES } from '../languages/tables/privacy-responses.ts';
import type { AnswerStatus, RequestType } from './data-request.ts';

export const RESPONSE_TEMPLATE_IDS = [
  'taken-up',
  'need-details',
  'need-identity',
  'access-ready',
  'corrected',
  'portability-ready',
  'restricted',
  'objection-accepted',
  'rejected-identity',
  'rejected-proof',
] as const;
export type ResponseTemplateId = (typeof RESPONSE_TEMPLATE_IDS)[number];

/** A response to a request of a person, which staff can edit before sending. */
export type ResponseTemplate = {
  id: ResponseTemplateId;
  /** The types of request it answers. Null: all. */
  types: readonly RequestType[] | null;
  /** The status that goes with it. */
  status: AnswerStatus;
};

/** PRIV-6: the responses. Each has a text in every language, and the person gets the one in the language of the request. */
export const RESPONSE_TEMPLATES: readonly ResponseTemplate[] = [
  {
    id: 'taken-up',
    types: null,
    status: 'in_review',
  },
  {
    id: 'need-details',
    types: null,
    status: 'waiting_for_user',
  },
  {
    id: 'need-identity',
    types: null,
    status: 'waiting_for_user',
  },
  {
    id: 'access-ready',
    types: ['access'],
    status: 'completed',
  },
  {
    id: 'corrected',
    types: ['rectification'],
    status: 'completed',
  },
  {
    id: 'portability-ready',
    types: ['portability'],
    status: 'completed',
  },
  {
    id: 'restricted',
    types: ['restriction'],
    status: 'completed',
  },
  {
    id: 'objection-accepted',
    types: ['objection'],
    status: 'completed',
  },
  {
    id: 'rejected-identity',
    types: null,
    status: 'rejected',
  },
  {
    id: 'rejected-proof',
    types: null,
    status: 'rejected',
  },
];

export function templateOf(id: ResponseTemplateId): ResponseTemplate {
  const found = RESPONSE_TEMPLATES.find((template) => template.id === id);
  if (!found) throw new Error(`There is no template ${id}`);
  return found;
}

/** The text of a template in a language, with the number of the request. */
export function fillTemplate(id: ResponseTemplateId, locale: Locale, number: string): string {
  return fillText(PRIVACY_RESPONSES[locale][id], { number });
}

/** The templates that answer a type of request. */
export function templatesFor(type: RequestType): readonly ResponseTemplate[] {
  return RESPONSE_TEMPLATES.filter(({ types }) => types === null || types.includes(type));
}
