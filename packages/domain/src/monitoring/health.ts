/** MON-1: the states of a part of the product, best first, and the parts. */
export const HEALTH_STATES = ['healthy', 'degraded', 'unhealthy'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

export const HEALTH_PARTS = [
  'database',
  'storage',
  'search',
  'guide',
  'jobs',
  'mail',
  'model',
  'feeds',
  'listings',
] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];
export type HealthParts = Record<HealthPart, HealthState>;

/** The worst of several states; healthy if there is none. */
export function worstState(states: readonly HealthState[]): HealthState {
  return HEALTH_STATES.findLast((state) => states.includes(state)) ?? 'healthy';
}

/** The best of several states; unhealthy if there is none. */
export function bestState(states: readonly HealthState[]): HealthState {
  return HEALTH_STATES.find((state) => states.includes(state)) ?? 'unhealthy';
}
