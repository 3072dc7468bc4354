import { LOCALES } from '@dalil/domain/language/locale.ts';
import type * as z from 'zod';
import type { confirmationsSchema } from './confirmations.ts';
import type { consentsSchema } from './find-consents.ts';
import type { ScoreView } from './get-score.ts';
import type { incidentSchema } from './incidents.ts';
import type { documentsSchema } from './list-documents.ts';
import type { staffExportSchema } from './list-exports.ts';
import type { recordsSchema } from './list-records.ts';
import type { retentionSchema } from './list-retention.ts';

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

const AT = '2026-11-26T08:00:00.000Z';

export const DOCUMENTS_EXAMPLE: z.infer<typeof documentsSchema> = {
  items: [
    {
      type: 'privacy',
      title: 'Privacy Policy',
      versions: [
        {
          version: '1.0',
          effectiveDate: '2026-11-01',
          languages: LOCALES,
          active: LOCALES,
          asksAgain: false,
          state: 'in_force',
        },
      ],
    },
  ],
};

export const RETENTION_EXAMPLE: z.infer<typeof retentionSchema> = {
  nextPurge: '2026-11-26T08:17:00.000Z',
  retrying: 0,
  failed: 0,
  rules: [
    {
      id: 'problem-reports',
      tables: ['problem_reports'],
      days: 180,
      due: 6,
      purgedAt: '2026-11-26T07:17:00.000Z',
      deleted: 0,
      deletedAt: '2026-11-25T07:17:00.000Z',
      lastDeleted: 2,
    },
  ],
  unlimited: ['profiles'],
};

export const RECORDS_EXAMPLE: z.infer<typeof recordsSchema> = {
  records: [
    {
      category: 'searches',
      basis: 'contract',
      subjects: ['users'],
      recipients: [],
      data: [{ table: 'search_history', columns: ['user_id', 'query'], days: null }],
    },
  ],
  vendors: [{ id: 'mail', settings: ['SMTP_URL'], isPersonal: true, isInUse: true, host: 'mail.example' }],
};

export const CONSENTS_EXAMPLE: z.infer<typeof consentsSchema> = {
  userId: '0f6d1c39-5a8b-4e02-9b1f-6c7d8e9fa0b1',
  fullName: 'Amina',
  items: [
    {
      id: '0198f3a2-7c1d-4e5f-8a9b-0c1d2e3f4a5b',
      type: 'cookie_policy',
      isGiven: false,
      version: '1.0',
      details: { choice: 'rejected', granted: [] },
      network: '203.0.113.0',
      browser: 'phone, Chrome',
      at: AT,
    },
  ],
};

export const INCIDENT_EXAMPLE: z.infer<typeof incidentSchema> = {
  number: 1,
  title: 'A mail went to the wrong address',
  description: 'An export link was sent to an address with a typing error.',
  severity: 'low',
  detectedAt: AT,
  reportedAt: AT,
  notifiedAt: null,
  closedAt: null,
  clock: { state: 'running', deadline: '2026-11-29T08:00:00.000Z', leftMs: 259_200_000 },
  steps: [],
  next: ['note', 'contained', 'assessed', 'authority_notified', 'people_notified', 'measures_taken'],
};

export const CONFIRMATIONS_EXAMPLE: z.infer<typeof confirmationsSchema> = {
  items: [
    {
      number: 1,
      action: 'end-all-sessions',
      size: null,
      reason: 'A password of staff was published',
      state: 'waiting',
      askedBy: 'Amina',
      isOwn: false,
      askedAt: AT,
      expiresAt: '2026-11-27T08:00:00.000Z',
      decidedBy: null,
      decidedAt: null,
      affected: null,
    },
  ],
};

export const STAFF_EXPORT_EXAMPLE: z.infer<typeof staffExportSchema> = {
  id: '0198f3a2-7c1d-4e5f-8a9b-0c1d2e3f4a5c',
  export_format: 'json',
  data_categories: ['profile', 'bookmarks'],
  status: 'failed',
  request_date: AT,
  completion_date: null,
  expires_at: null,
  progress: 40,
  bytes: null,
  failure_reason: 'store_unavailable',
  user_id: '0f6d1c39-5a8b-4e02-9b1f-6c7d8e9fa0b1',
  full_name: 'Amina',
};
