/** AUTH-9: how long a session lasts without activity, when its owner is warned, and its maximum duration. */
export const SESSION_TIMES = {
  idleSeconds: 24 * 3600,
  warningSeconds: 5 * 60,
  refreshSeconds: 300,
  absoluteSeconds: 30 * 24 * 3600,
} as const;
