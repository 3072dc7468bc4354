import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ComplianceCounts, complianceScore, scoreImprovements } from './compliance-score.ts';

const COUNTS: ComplianceCounts = { pendingRequests: 0, users: 100, decidedUsers: 80, auditEvents: 100 };

const counts = fc
  .record({
    pendingRequests: fc.nat(50),
    users: fc.nat(500),
    decided: fc.double({ min: 0, max: 1, noNaN: true }),
    auditEvents: fc.nat(300),
  })
  .map(({ decided, ...given }) => ({ ...given, decidedUsers: Math.floor(decided * given.users) }));

test.each([
  ['nothing to deduct', {}, 100],
  ['one pending request', { pendingRequests: 1 }, 95],
  ['six pending requests', { pendingRequests: 6 }, 70],
  ['a seventh deducts no more', { pendingRequests: 7 }, 70],
  ['74 % of users have decided', { decidedUsers: 74 }, 97],
  ['no user has decided', { decidedUsers: 0 }, 60],
  ['100 audit events add nothing', { pendingRequests: 2, auditEvents: 100 }, 90],
  ['101 audit events add five', { pendingRequests: 2, auditEvents: 101 }, 95],
  ['more than 100 is no score', { auditEvents: 500 }, 100],
  ['no users have no shortfall', { users: 0, decidedUsers: 0 }, 100],
  ['the lowest there is', { pendingRequests: 99, decidedUsers: 0, auditEvents: 0 }, 30],
])('PRIV-10 %s', (_name, given, score) => {
  expect(complianceScore({ ...COUNTS, ...given }).score).toBe(score);
});

test('PRIV-10 a score is compliant from 90 on, with nothing rounded', () => {
  expect(complianceScore({ ...COUNTS, pendingRequests: 2 })).toMatchObject({ score: 90, isCompliant: true });
  const almost = { ...COUNTS, pendingRequests: 2, users: 1000, decidedUsers: 799 };
  expect(complianceScore(almost)).toMatchObject({ isCompliant: false, points: { consents: -0.04999999999999716 } });
});

test('PRIV-10 any score is the sum of its parts within 0 and 100, and falls with every pending request', () => {
  fc.assert(
    fc.property(counts, (given) => {
      const { score, points, isCompliant } = complianceScore(given);
      const sum = points.base + points.requests + points.consents + points.audit;
      expect(score).toBe(Math.min(100, Math.max(0, sum)));
      expect(points.requests).toBe(0 - Math.min(30, 5 * given.pendingRequests));
      const shortfall = given.users === 0 ? 0 : Math.max(0, 80 - (100 * given.decidedUsers) / given.users);
      expect(points.consents).toBeCloseTo(-shortfall / 2, 9);
      expect(points.audit).toBe(given.auditEvents > 100 ? 5 : 0);
      expect(isCompliant).toBe(score >= 90);
      const more = complianceScore({ ...given, pendingRequests: given.pendingRequests + 1 });
      expect(more.score).toBeLessThanOrEqual(score);
    }),
  );
});

test('PRIV-10 what would raise the score raises it by as much as it says, all of it to 100', () => {
  fc.assert(
    fc.property(counts, (given) => {
      const { score } = complianceScore(given);
      const better = { ...given };
      for (const { part, missing, gain } of scoreImprovements(given)) {
        const change = {
          requests: { pendingRequests: given.pendingRequests - missing },
          consents: { decidedUsers: given.decidedUsers + missing },
          audit: { auditEvents: given.auditEvents + missing },
        }[part];
        expect(complianceScore({ ...given, ...change }).score).toBeCloseTo(score + gain, 9);
        Object.assign(better, change);
      }
      expect(complianceScore(better).score).toBe(100);
    }),
  );
  expect(scoreImprovements(COUNTS)).toEqual([]);
});
