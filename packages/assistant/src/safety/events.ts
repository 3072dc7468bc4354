/** What can happen to a person that a guide must not answer like a question. */
export const SAFETY_EVENTS = [
  'fire',
  'gas',
  'trapped',
  'breathing',
  'heart',
  'stroke',
  'unconscious',
  'bleeding',
  'accident',
  'injury',
  'labour',
  'poisoning',
  'choking',
  'drowning',
  'sea',
  'heat',
  'burns',
  'bite',
  'allergy',
  'violence',
  'threat',
  'held',
  'harassment',
  'missing-child',
  'child-in-car',
  'selfharm',
  'ambulance',
  'police',
] as const;
export type SafetyEvent = (typeof SAFETY_EVENTS)[number];

/**
 * CHAT-2: what a message tells beside its question. `urgent` takes the screen, because it tells what is happening. `possible` puts
 * one line with a number above the answer, because somebody may need it.
 */
export const STRENGTHS = ['urgent', 'possible'] as const;
export type Strength = (typeof STRENGTHS)[number];
