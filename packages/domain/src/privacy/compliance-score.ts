/** PRIV-10: the fixed numbers of the compliance score. */
export const SCORE_RULES = {
  base: 100,
  perPendingRequest: 5,
  mostForRequests: 30,
  /** The share of users, in percent, from which no point is deducted. */
  decidedPercent: 80,
  /** More events than these in the audit log add points. */
  auditEvents: 100,
  forAuditEvents: 5,
  compliantFrom: 90,
} as const;

/** What the score is computed from: requests not yet taken up, users, those with a recorded consent decision, audit events. */
export type ComplianceCounts = { pendingRequests: number; users: number; decidedUsers: number; auditEvents: number };

export type ComplianceScore = {
  /** From 0 to 100, not rounded. */
  score: number;
  isCompliant: boolean;
  /** The share of users with a recorded decision, in percent. 100 without users. */
  decidedPercent: number;
  /** The points of each part. Their sum, within 0 and 100, is the score. */
  points: { base: number; requests: number; consents: number; audit: number };
};

/**
 * PRIV-10: 100, minus 5 for each pending request (30 at most), minus half the shortfall in percentage points where fewer than 80 %
 * of users have decided, plus 5 with more than 100 audit events, within 0 and 100.
 */
export function complianceScore(counts: ComplianceCounts): ComplianceScore {
  const { pendingRequests, users, decidedUsers, auditEvents } = counts;
  const rules = SCORE_RULES;
  const decidedPercent = users === 0 ? 100 : Math.min(100, (100 * decidedUsers) / users);
  const points = {
    base: rules.base,
    requests: 0 - Math.min(rules.mostForRequests, rules.perPendingRequest * pendingRequests),
    consents: 0 - Math.max(0, rules.decidedPercent - decidedPercent) / 2,
    audit: auditEvents > rules.auditEvents ? rules.forAuditEvents : 0,
  };
  const sum = points.base + points.requests + points.consents + points.audit;
  const score = Math.min(100, Math.max(0, sum));
  return { score, isCompliant: score >= rules.compliantFrom, decidedPercent, points };
}

/** What would raise the score: how many requests, decisions or events are missing, and how many points they would add. */
export type ScoreImprovement = { part: 'requests' | 'consents' | 'audit'; missing: number; gain: number };

/** The improvements of a score, the largest gain first. None where the score cannot rise. */
export function scoreImprovements(counts: ComplianceCounts): ScoreImprovement[] {
  const { score } = complianceScore(counts);
  const wanted = Math.ceil((counts.users * SCORE_RULES.decidedPercent) / 100);
  const ways: [ScoreImprovement['part'], number, Partial<ComplianceCounts>][] = [
    ['requests', counts.pendingRequests, { pendingRequests: 0 }],
    ['consents', wanted - counts.decidedUsers, { decidedUsers: Math.max(wanted, counts.decidedUsers) }],
    ['audit', SCORE_RULES.auditEvents + 1 - counts.auditEvents, { auditEvents: SCORE_RULES.auditEvents + 1 }],
  ];
  return ways
    .filter(([, missing]) => missing > 0)
    .map(([part, missing, change]) => ({
      part,
      missing,
      gain: complianceScore({ ...counts, ...change }).score - score,
    }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain);
}
