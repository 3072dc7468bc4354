import type { Writing } from './lexicon/senses.ts';
import { SENSITIVE_WORDS } from './lexicon/sensitive-words.ts';
import { hasPhrase } from './match-phrases.ts';

/** What a guide must leave to those who are responsible. The more urgent one comes first. */
export const SENSITIVE_TOPICS = ['emergency', 'religion', 'medical', 'legal', 'politics'] as const;
export type SensitiveTopic = (typeof SENSITIVE_TOPICS)[number];

export const OFFICIAL_BODIES = ['dha', 'awqaf', 'uae-government'] as const;
export type OfficialBody = (typeof OFFICIAL_BODIES)[number];

/** Whom to ask instead: facts with numbers to call, and the sites of authorities. */
export const OFFICIAL_SOURCES: Record<SensitiveTopic, { facts: readonly string[]; bodies: readonly OfficialBody[] }> = {
  emergency: {
    facts: ['emergency.ambulance', 'emergency.police', 'emergency.fire', 'emergency.coastguard'],
    bodies: [],
  },
  medical: { facts: ['emergency.ambulance', 'phone.dubai-health'], bodies: ['dha'] },
  legal: { facts: ['phone.police', 'phone.mohre'], bodies: ['uae-government'] },
  religion: { facts: [], bodies: ['awqaf'] },
  politics: { facts: [], bodies: ['uae-government'] },
};

export const OFFICIAL_SITES: Record<OfficialBody, string> = {
  dha: 'https://www.dha.gov.ae',
  awqaf: 'https://www.awqaf.gov.ae',
  'uae-government': 'https://u.ae',
};

/** The topic that makes a question one for an authority or a helpline; null for the ordinary ones. */
export function sensitiveTopic(question: string, writings: readonly Writing[]): SensitiveTopic | null {
  return SENSITIVE_TOPICS.find((topic) => hasPhrase(question, SENSITIVE_WORDS[topic], writings)) ?? null;
}
