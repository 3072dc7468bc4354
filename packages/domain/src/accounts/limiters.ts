/** AUTH-12: how many attempts one address has in a window. */
export const LIMITERS = {
  writes: { limit: 30, windowSeconds: 60 },
  forms: { limit: 5, windowSeconds: 900 },
} as const;

export type Limiter = keyof typeof LIMITERS;
