import { typedReference } from '../language/reference-number.ts';

/** What ideas for the city are about, each with the body that is responsible for it. `guide`: whoever runs this site. */
export const IDEA_TOPICS = {
  transport: 'rta',
  streets: 'municipality',
  beaches: 'municipality',
  housing: 'dld',
  visas: 'gdrfa',
  health: 'dha',
  schools: 'khda',
  visitors: 'det',
  utilities: 'dewa',
  guide: null,
  other: null,
} as const;
export type IdeaTopic = keyof typeof IDEA_TOPICS;
export const IDEA_TOPIC_IDS = Object.keys(IDEA_TOPICS) as IdeaTopic[];

/** The official sites of the bodies, as the facts of the guide name them. */
export const AUTHORITIES = {
  rta: 'https://www.rta.ae',
  municipality: 'https://www.dm.gov.ae',
  dld: 'https://dubailand.gov.ae',
  gdrfa: 'https://www.gdrfad.gov.ae',
  dha: 'https://www.dha.gov.ae',
  khda: 'https://www.khda.gov.ae',
  det: 'https://www.dubaidet.gov.ae',
  dewa: 'https://www.dewa.gov.ae',
} as const;
export type AuthorityId = keyof typeof AUTHORITIES;
export const AUTHORITY_IDS = Object.keys(AUTHORITIES) as AuthorityId[];

/** How far an idea has come. `forwarded`: staff passed it to an authority; `closed`: nothing further will happen. */
export const IDEA_STATES = ['received', 'answered', 'forwarded', 'closed'] as const;
export type IdeaState = (typeof IDEA_STATES)[number];

export const IDEA_LIMIT = 2000;
/** The maximum length of what staff write: the answer to the sender, or the public summary. */
export const IDEA_NOTE_LIMIT = 500;
/** Ideas are deleted after this time, answered or not. In days. */
export const IDEA_RETENTION_DAYS = 180;

export const IDEA_REFERENCE = /^I-[2-9A-HJKMNP-TV-Z]{8}$/;

/** An idea as its author sends it: no address, and a name only where the author's profile is visible to others. */
export type Idea = { topic: IdeaTopic; message: string; authorId?: string | undefined };

/** A reference as it may be typed, see `typedReference`. Null if it can be none. */
export function readReference(text: string): string | null {
  const plain = typedReference('I', text);
  return IDEA_REFERENCE.test(plain) ? plain : null;
}
