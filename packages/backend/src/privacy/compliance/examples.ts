import type { ScoreView } from './get-score.ts';

const COUNTS = { pendingRequests: 2, users: 100, decidedUsers: 74, auditEvents: 1204 };

export const SCORE_EXAMPLE: ScoreView = {
  current: {
    score: 92,
    isCompliant: true,
    decidedPercent: 74,
    points: { base: 100, requests: -10, consents: -3, audit: 5 },
    counts: COUNTS,
    at: '2026-11-26T08:00:00.000Z',
    improvements: [{ part: 'requests', missing: 2, gain: 8 }],
  },
  pausedUntil: null,
  compliantFrom: 90,
  trend: [{ day: '2026-11-25', score: 92, ...COUNTS }],
};
