/** Topics a guide must leave to the responsible authorities, most urgent first. The safety layer answers the first. */
export const SENSITIVE_TOPICS = ['emergency', 'religion', 'medical', 'legal', 'politics'] as const;
export type SensitiveTopic = (typeof SENSITIVE_TOPICS)[number];

export const OFFICIAL_BODIES = ['dha', 'awqaf', 'uae-government'] as const;
export type OfficialBody = (typeof OFFICIAL_BODIES)[number];

/** What is referred to the authorities. A matter has its own words and contacts, and belongs to one topic. */
export const OFFICIAL_MATTERS = ['religion', 'medical', 'legal', 'politics', 'crime'] as const;
export type OfficialMatter = (typeof OFFICIAL_MATTERS)[number];

type OfficialSource = { topic: SensitiveTopic; facts: readonly string[]; bodies: readonly OfficialBody[] };

/** The contacts to name: facts with phone numbers, and the sites of authorities. */
export const OFFICIAL_SOURCES: Record<OfficialMatter, OfficialSource> = {
  crime: { topic: 'legal', facts: ['phone.police', 'emergency.police'], bodies: [] },
  medical: { topic: 'medical', facts: ['emergency.ambulance', 'phone.dubai-health', 'phone.dha'], bodies: ['dha'] },
  legal: { topic: 'legal', facts: ['phone.mohre', 'phone.police'], bodies: ['uae-government'] },
  religion: { topic: 'religion', facts: [], bodies: ['awqaf'] },
  politics: { topic: 'politics', facts: [], bodies: ['uae-government'] },
};

export const OFFICIAL_SITES: Record<OfficialBody, string> = {
  dha: 'https://www.dha.gov.ae',
  awqaf: 'https://www.awqaf.gov.ae',
  'uae-government': 'https://u.ae',
};
