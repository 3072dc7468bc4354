import { expect, test } from 'vitest';
import { type ActingRole, ROLES } from '../accounts/permissions.ts';
import { needsTwoApprovers } from './second-approver.ts';
import {
  decideAction,
  type Decision,
  TEXT_ACTIONS,
  TEXT_STATES,
  type TextAction,
  type WorkingText,
} from './workflow.ts';

const now = new Date('2026-11-26T08:00:00Z');
const moment = { today: '2026-11-26', now };
const approved: WorkingText = {
  state: 'approved',
  isLive: false,
  authorIds: ['writer'],
  approverIds: ['reviewer'],
  needsTwoApprovers: false,
  reviewBy: '2027-05-01',
  isArranged: false,
  legal: null,
  hasEarlierLive: true,
  hasLeftAuthor: true,
};
const decide = (text: Partial<WorkingText>, action: TextAction, userId = 'other-user', role: ActingRole = 'admin') =>
  decideAction({ ...approved, ...text }, action, { userId, role }, moment);

/** State × action → the next state of a text that users see, or do not see. A dash is a refusal. */
const TABLE = `
                   save               submit     request-changes    reject    approve    schedule   cancel-schedule  publish    roll-back  unpublish    archive
draft              draft              in-review  -                  -         -          -          -                -          -          -            archived
in-review          draft              -          changes-requested  archived  approved   -          -                -          -          -            -
changes-requested  changes-requested  in-review  -                  -         -          -          -                -          -          -            archived
approved           draft              -          changes-requested  -         -          scheduled  -                published  -          -            -
scheduled          draft              -          changes-requested  -         -          scheduled  approved         published  -          -            -
published          draft              -          -                  -         published  -          -                -          -          -            archived
corrected          draft              -          -                  -         corrected  -          -                -          -          -            archived
unpublished        draft              -          -                  -         -          -          -                -          -          -            archived
archived           draft              -          -                  -         -          -          -                -          -          -            -
`;
const [, head = '', ...rows] = TABLE.trimEnd().split('\n');
const columns = head.trim().split(/\s+/);
const EXPECTED = new Map(
  rows.flatMap((row) => {
    const [state = '', ...cells] = row.trim().split(/\s+/);
    return cells.map((cell, at) => [`${state} ${columns[at]}`, cell] as const);
  }),
);
const WRITERS: readonly string[] = ['save', 'submit'];

test('STAFF-1 STAFF-2 every state × action × role: the table says where it leads, everything else is refused', () => {
  expect(EXPECTED.size).toBe(TEXT_STATES.length * TEXT_ACTIONS.length);
  for (const state of TEXT_STATES) {
    for (const action of TEXT_ACTIONS) {
      for (const role of ['guest', ...ROLES] as const) {
        const name = `${state} ${action} ${role}`;
        const allowed = role === 'admin' || role === (WRITERS.includes(action) ? 'editor' : 'publisher');
        const to = EXPECTED.get(`${state} ${action}`) ?? 'no row';
        const decision = decide(
          { state, isLive: false, approverIds: action === 'approve' ? [] : ['reviewer'] },
          action,
          'other-user',
          role,
        );
        if (!allowed) expect(decision, name).toEqual({ refused: 'not_permitted' });
        else if (to === '-') expect(decision, name).toHaveProperty('refused');
        else expect(decision, name).toEqual({ to });
      }
    }
  }
});

test('STAFF-2 a curator saves and submits what curators arrange, and takes no other step with it', () => {
  for (const state of TEXT_STATES) {
    for (const action of TEXT_ACTIONS) {
      const as = (role: ActingRole, isArranged: boolean) =>
        decide({ state, isArranged, isLive: false, approverIds: [] }, action, 'other-user', role);
      const own = WRITERS.includes(action) ? as('editor', true) : { refused: 'not_permitted' };
      expect(as('curator', true), `${state} ${action}`).toEqual(own);
      expect(as('curator', false), `${state} ${action}`).toEqual({ refused: 'not_permitted' });
      expect(as('user', true), `${state} ${action}`).toEqual({ refused: 'not_permitted' });
    }
  }
});

test('STAFF-2 an editor archives a draft of their own that was never sent for review, and nothing else', () => {
  const own: Partial<WorkingText> = {
    state: 'draft',
    hasLeftAuthor: false,
    authorIds: ['writer'],
    hasEarlierLive: false,
  };
  const archive = (text: Partial<WorkingText>, role: ActingRole = 'editor') =>
    decide({ ...own, ...text }, 'archive', 'writer', role);
  expect(archive({})).toEqual({ to: 'archived' });
  const refused: Partial<WorkingText>[] = [
    { hasLeftAuthor: true },
    { authorIds: ['writer', 'another'] },
    { authorIds: [] },
    { isLive: true },
    { state: 'changes-requested' },
    { state: 'published' },
  ];
  for (const text of refused) expect(archive(text), JSON.stringify(text)).toEqual({ refused: 'not_permitted' });
  expect(archive({}, 'curator')).toEqual({ refused: 'not_permitted' });
  expect(archive({ legal: 'text' })).toEqual({ refused: 'legal_stays' });
});

test('STAFF-1 a text that users see can be withdrawn in any state, is corrected when published again, and survives a rejection', () => {
  for (const state of TEXT_STATES.filter((one) => one !== 'unpublished' && one !== 'archived')) {
    expect(decide({ state, isLive: true }, 'unpublish'), state).toEqual({ to: 'unpublished' });
  }
  for (const state of TEXT_STATES.filter((one) => one !== 'unpublished' && one !== 'archived')) {
    expect(decide({ state, isLive: true }, 'roll-back'), state).toEqual({ to: 'corrected' });
    expect(decide({ state, isLive: true, hasEarlierLive: false }, 'roll-back')).toEqual({ refused: 'never_live' });
  }
  expect(decide({ state: 'approved', isLive: true }, 'publish')).toEqual({ to: 'corrected' });
  expect(decide({ state: 'in-review', isLive: true }, 'reject')).toEqual({ to: 'published' });
  expect(decide({ state: 'draft', isLive: true }, 'archive')).toEqual({ refused: 'still_live' });
  expect(decide({ state: 'draft', isLive: false }, 'unpublish')).toEqual({ refused: 'not_live' });
});

test.each<[string, Partial<WorkingText>, TextAction, string, Decision]>([
  ['one’s own text', { state: 'in-review', approverIds: [] }, 'approve', 'writer', { refused: 'own_text' }],
  [
    'one’s own text, already published',
    { state: 'published', approverIds: [] },
    'approve',
    'writer',
    { refused: 'own_text' },
  ],
  [
    'a text twice',
    { state: 'in-review', needsTwoApprovers: true },
    'approve',
    'reviewer',
    { refused: 'already_approved' },
  ],
  ['a restored version again', { state: 'in-review' }, 'approve', 'reviewer', { to: 'approved' }],
  [
    'as the first of two',
    { state: 'in-review', needsTwoApprovers: true, approverIds: [] },
    'approve',
    'one',
    { to: 'in-review' },
  ],
  ['as the second of two', { state: 'in-review', needsTwoApprovers: true }, 'approve', 'two', { to: 'approved' }],
  ['after an edit voided the approval', { approverIds: [] }, 'publish', 'one', { refused: 'approval_void' }],
  ['with one approval of two', { needsTwoApprovers: true }, 'publish', 'one', { refused: 'approval_void' }],
  ['without a review date', { reviewBy: null }, 'publish', 'one', { refused: 'review_by_missing' }],
  ['without a review date, later', { reviewBy: null }, 'schedule', 'one', { refused: 'review_by_missing' }],
  ['with a review date that has passed', { reviewBy: '2026-11-25' }, 'publish', 'one', { refused: 'review_by_past' }],
  ['on the day of its review', { reviewBy: '2026-11-26' }, 'publish', 'one', { to: 'published' }],
])('STAFF-1 approving or publishing %s', (_, text, action, userId, expected) => {
  expect(decide(text, action, userId)).toEqual(expected);
});

test('STAFF-1 a text is scheduled for a time to come', () => {
  const actor = { userId: 'one', role: 'publisher' } as const;
  expect(decideAction(approved, 'schedule', actor, { ...moment, scheduledAt: now })).toEqual({ refused: 'time_past' });
  const later = new Date(now.getTime() + 1000);
  expect(decideAction(approved, 'schedule', actor, { ...moment, scheduledAt: later })).toEqual({ to: 'scheduled' });
});

test.each([
  [{ category: 'government', sections: [], tags: [] }, true],
  [{ category: 'business', sections: ['clinics'], tags: [] }, true],
  [{ category: 'dining', sections: [], tags: ['ramadan'] }, true],
  [{ category: null, sections: [], tags: [], group: 'visas-and-law' }, true],
  [{ category: 'dining', sections: ['eatanddrink'], tags: ['cafes'] }, false],
  [{ category: null, sections: [], tags: [], group: 'sights' }, false],
])('STAFF-1 law, medicine, religion and government need a second approver: %o', (subject, expected) => {
  expect(needsTwoApprovers(subject)).toBe(expected);
});

test('STAFF-2 PRIV-8 a legal document is released by admins only, as a whole version, and never leaves its users', () => {
  const RELEASE: readonly string[] = ['schedule', 'cancel-schedule', 'publish'];
  const NEVER: readonly string[] = ['unpublish', 'archive', 'roll-back'];
  for (const state of TEXT_STATES) {
    for (const action of TEXT_ACTIONS) {
      for (const role of ['guest', ...ROLES] as const) {
        for (const legal of ['text', 'data'] as const) {
          const name = `${state} ${action} ${role} ${legal}`;
          const text = { state, isLive: true, needsTwoApprovers: true, approverIds: ['one', 'two'] };
          const decision = decide({ ...text, legal }, action, 'three', role);
          const other = decide(text, action, 'three', role);
          const isRefused = (refused: string) => expect(decision, name).toEqual({ refused });
          if (RELEASE.includes(action) && role !== 'admin') isRefused('not_permitted');
          else if ('refused' in other) expect(decision, name).toHaveProperty('refused');
          else if (NEVER.includes(action)) isRefused('legal_stays');
          else if (RELEASE.includes(action) && legal === 'text') isRefused('legal_together');
          else
            expect(decision, name).toEqual(
              other.to === 'corrected' && action === 'publish' ? { to: 'published' } : other,
            );
        }
      }
    }
  }
  expect(needsTwoApprovers({ kind: 'legal-document', category: null, sections: [], tags: [] })).toBe(true);
});
