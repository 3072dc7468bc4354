/** What a message is, as far as it decides who answers it. `info` is every question the guide itself may answer. */
export const MESSAGE_CLASSES = [
  'info',
  'emergency',
  'selfharm',
  'violence',
  'medical',
  'legal',
  'crime_victim',
  'crime_request',
  'injection',
  'out_of_scope',
  'smalltalk',
] as const;
export type MessageClass = (typeof MESSAGE_CLASSES)[number];

/** What a question of the class `info` requests. */
export const INTENTS = [
  'price',
  'hours',
  'deadline',
  'documents',
  'steps',
  'eligibility',
  'location',
  'route',
  'contact',
  'penalty',
  'allowed',
  'recommend',
  'schedule',
  'compare',
  'define',
  'sum',
  'date',
  'weather',
  'status',
  'followup',
] as const;
export type Intent = (typeof INTENTS)[number];
