import type { Locale } from '../language/locale.ts';
import type { ErrorService, TagManager } from '../monitoring/measuring-services.ts';
import { fillText } from '../language/fill-text.ts';
import { CONSENT } from '../languages/tables/consent.ts';
import { type ConsentText, CONSENT_VERSION, COOKIE_CATEGORIES, type CookieCategory } from './consent-rules.ts';

/** What an operator has set up of what needs consent. `streetMapHost`: where the large map loads streets from. */
export type ConsentServices = {
  streetMapHost: string | null;
  tagManager: TagManager | null;
  errorService: ErrorService | null;
};
export const NO_CONSENT_SERVICES: ConsentServices = { streetMapHost: null, tagManager: null, errorService: null };

/** What this site counts by itself, for whoever agrees. */
const OWN_MEASURING: ReadonlySet<CookieCategory> = new Set(['necessary', 'analytics', 'performance']);

/** PRIV-2: the text of the dialog. Another text is another version of what is asked (`CONSENT_VERSION`). */
type Words = (typeof CONSENT)[Locale];

/**
 * The text of the dialog in a language, with what this site uses of each category. `policyVersion` is the version of the cookie
 * policy that asks for consent again: with it the text, and so its hash, is another. Null without one.
 */
export function consentText(
  locale: Locale,
  services: ConsentServices,
  policyVersion: string | null = null,
): ConsentText {
  const { categories, streetMap, tagManager, errorService, ...words } = CONSENT[locale];
  return {
    version: CONSENT_VERSION,
    ...words,
    policy: policyVersion === null ? words.policy : `${words.policy} ${policyVersion}`,
    categories: COOKIE_CATEGORIES.map((id) => {
      const { name, purpose } = categories[id];
      const service = serviceSentence(id, services, { streetMap, tagManager, errorService });
      const isOwn = OWN_MEASURING.has(id);
      const said = service === null ? purpose : isOwn ? `${purpose} ${service}` : service;
      return { id, name, purpose: said, isUsed: isOwn || service !== null };
    }),
  };
}

type Sentences = Pick<Words, 'streetMap' | 'tagManager' | 'errorService'>;

/** What a category switches of others. Null without a setting for it. */
function serviceSentence(id: CookieCategory, services: ConsentServices, sentences: Sentences): string | null {
  const { streetMapHost, tagManager, errorService } = services;
  if (id === 'functional' && streetMapHost !== null) return fillText(sentences.streetMap, { host: streetMapHost });
  if ((id === 'analytics' || id === 'marketing') && tagManager) {
    return fillText(sentences.tagManager, { host: new URL(tagManager.url).host });
  }
  return id === 'monitoring' && errorService
    ? fillText(sentences.errorService, { host: new URL(errorService.dsn).host })
    : null;
}
