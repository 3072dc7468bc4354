import type { SafetyEvent } from './events.ts';

/** Facts of telephone numbers and of first aid. */
export type Response = {
  /** The number to call, then those that stand beside it. */
  calls: readonly [string, ...string[]];
  /** The fact of what to do in the first minute. `{id}.dont` is the fact of what not to do. */
  aid: string | null;
  /** Lines that help afterwards, or where nothing is urgent. */
  lines: readonly string[];
};

const AMBULANCE = 'emergency.ambulance';
const POLICE = 'emergency.police';
const FIRE = 'emergency.fire';
const COASTGUARD = 'emergency.coastguard';
const MENTAL_SUPPORT = 'phone.mental-support';
const SHELTER = 'phone.women-shelter';
const CHILD_LINES = ['phone.child-moi', 'phone.child-cda'] as const;
const POLICE_LATER = 'phone.police';
const TAXIS = 'phone.rta';

const medical = (aid: string | null, lines: readonly string[] = []): Response => ({
  calls: [AMBULANCE, POLICE],
  aid,
  lines,
});

/** CHAT-2: whom to call for what happened, and what else helps. */
export const RESPONSES: Readonly<Record<SafetyEvent, Response>> = {
  fire: { calls: [FIRE, AMBULANCE], aid: 'firstaid.fire', lines: [] },
  gas: { calls: [FIRE, AMBULANCE], aid: 'firstaid.gas', lines: [] },
  trapped: { calls: [FIRE, POLICE], aid: null, lines: [] },
  breathing: medical('firstaid.unconscious'),
  heart: medical('firstaid.heart-attack'),
  stroke: medical('firstaid.stroke'),
  unconscious: medical('firstaid.unconscious'),
  bleeding: medical('firstaid.bleeding'),
  accident: { calls: [POLICE, AMBULANCE], aid: 'firstaid.road-accident', lines: [] },
  injury: medical('firstaid.injury'),
  labour: medical('firstaid.labour'),
  poisoning: medical('firstaid.poisoning', ['phone.poison']),
  choking: medical('firstaid.choking'),
  drowning: { calls: [AMBULANCE, COASTGUARD, POLICE], aid: 'firstaid.drowning', lines: [] },
  sea: { calls: [COASTGUARD, POLICE, AMBULANCE], aid: null, lines: [] },
  heat: medical('firstaid.heat-stroke'),
  burns: medical('firstaid.burns'),
  bite: medical('firstaid.bite', ['phone.poison']),
  allergy: medical('firstaid.allergy'),
  violence: { calls: [POLICE, AMBULANCE], aid: 'firstaid.violence', lines: [SHELTER, ...CHILD_LINES] },
  threat: { calls: [POLICE, AMBULANCE], aid: 'firstaid.threat', lines: [POLICE_LATER, SHELTER] },
  held: { calls: [POLICE, AMBULANCE], aid: 'firstaid.held', lines: [SHELTER, 'phone.mohre'] },
  harassment: { calls: [POLICE, AMBULANCE], aid: 'firstaid.harassment', lines: [SHELTER, POLICE_LATER, TAXIS] },
  'missing-child': { calls: [POLICE], aid: 'firstaid.missing-child', lines: [] },
  'child-in-car': { calls: [POLICE, AMBULANCE], aid: 'firstaid.child-in-car', lines: [] },
  selfharm: { calls: [MENTAL_SUPPORT, AMBULANCE, POLICE], aid: 'firstaid.selfharm', lines: [] },
  ambulance: medical(null, [FIRE]),
  police: { calls: [POLICE, AMBULANCE], aid: null, lines: [POLICE_LATER] },
};
