import type { ActingRole, Role } from '../accounts/permissions.ts';

/** STAFF-1: the states of a text in one language. What users see is stored apart, so a published text can be a draft again. */
export const TEXT_STATES = [
  'draft',
  'in-review',
  'changes-requested',
  'approved',
  'scheduled',
  'published',
  'corrected',
  'unpublished',
  'archived',
] as const;
export type TextState = (typeof TEXT_STATES)[number];

export const TEXT_ACTIONS = [
  'save',
  'submit',
  'request-changes',
  'reject',
  'approve',
  'schedule',
  'cancel-schedule',
  'publish',
  'roll-back',
  'unpublish',
  'archive',
] as const;
export type TextAction = (typeof TEXT_ACTIONS)[number];

/** The one table of the workflow: which action leads from which state to which. What is not listed is refused. */
const TRANSITIONS: Record<TextAction, Partial<Record<TextState, TextState>>> = {
  save: {
    draft: 'draft',
    'in-review': 'draft',
    'changes-requested': 'changes-requested',
    approved: 'draft',
    scheduled: 'draft',
    published: 'draft',
    corrected: 'draft',
    unpublished: 'draft',
    archived: 'draft',
  },
  submit: { draft: 'in-review', 'changes-requested': 'in-review' },
  'request-changes': {
    'in-review': 'changes-requested',
    approved: 'changes-requested',
    scheduled: 'changes-requested',
  },
  reject: { 'in-review': 'archived' },
  approve: { 'in-review': 'approved', published: 'published', corrected: 'corrected' },
  schedule: { approved: 'scheduled', scheduled: 'scheduled' },
  'cancel-schedule': { scheduled: 'approved' },
  publish: { approved: 'published', scheduled: 'published' },
  'roll-back': {
    draft: 'corrected',
    'in-review': 'corrected',
    'changes-requested': 'corrected',
    approved: 'corrected',
    scheduled: 'corrected',
    published: 'corrected',
    corrected: 'corrected',
  },
  unpublish: {
    draft: 'unpublished',
    'in-review': 'unpublished',
    'changes-requested': 'unpublished',
    approved: 'unpublished',
    scheduled: 'unpublished',
    published: 'unpublished',
    corrected: 'unpublished',
  },
  archive: {
    draft: 'archived',
    'changes-requested': 'archived',
    published: 'archived',
    corrected: 'archived',
    unpublished: 'archived',
  },
};

/** STAFF-2: who may do what. Curators also save and submit what they arrange: collections, and the lists and tags of items. */
export const ACTION_ROLES: Record<TextAction, readonly Role[]> = {
  save: ['editor', 'admin'],
  submit: ['editor', 'admin'],
  'request-changes': ['publisher', 'admin'],
  reject: ['publisher', 'admin'],
  approve: ['publisher', 'admin'],
  schedule: ['publisher', 'admin'],
  'cancel-schedule': ['publisher', 'admin'],
  publish: ['publisher', 'admin'],
  'roll-back': ['publisher', 'admin'],
  unpublish: ['publisher', 'admin'],
  archive: ['publisher', 'admin'],
};

/** Steps that decide which legal document applies to users. Only admins take them. */
const LEGAL_RELEASE: readonly TextAction[] = ['schedule', 'cancel-schedule', 'publish'];
/** The product must not run without its legal documents: what replaces one is a new version. */
const NEVER_OF_LEGAL: readonly TextAction[] = ['unpublish', 'archive', 'roll-back'];

/** Why the newsroom sends a text back. Why it takes one from users is in `tombstone.ts`. */
export const SEND_BACK_REASONS = ['sources', 'accuracy', 'clarity', 'language', 'tone', 'legal', 'duplicate'] as const;
export type SendBackReason = (typeof SEND_BACK_REASONS)[number];

export const REFUSALS = [
  'not_permitted',
  'wrong_state',
  'own_text',
  'already_approved',
  'approval_void',
  'review_by_missing',
  'review_by_past',
  'time_past',
  'not_live',
  'never_live',
  'still_live',
  'legal_stays',
  'legal_together',
  'legal_texts',
  'legal_number',
  'legal_day',
] as const;
export type Refusal = (typeof REFUSALS)[number];

export type WorkingText = {
  state: TextState;
  /** Whether users see a version of it. */
  isLive: boolean;
  /** Who wrote what users do not see yet. Of a text without changes: who wrote what they see. */
  authorIds: readonly string[];
  /** Who has approved exactly this content in this language. */
  approverIds: readonly string[];
  needsTwoApprovers: boolean;
  /** `YYYY-MM-DD`, the last day on which the text counts as checked. */
  reviewBy: string | null;
  /** Whether curators arrange it: a part of a collection, or the data of any item. */
  isArranged: boolean;
  /**
   * Of a legal document: a text, or the data with version and date. Publishing the data publishes the version in all languages.
   * Null: another item.
   */
  legal: 'text' | 'data' | null;
  /** Whether users have seen a version before the one they see now, or, when one is named, that one. */
  hasEarlierLive: boolean;
  /** Whether any step but saving and archiving was ever taken with it. */
  hasLeftAuthor: boolean;
};

export type Acting = { userId: string; role: ActingRole };

export type Moment = {
  /** `YYYY-MM-DD` in Dubai. */
  today: string;
  now: Date;
  /** When a text is to be published. */
  scheduledAt?: Date;
};

export type Decision = { to: TextState } | { refused: Refusal };

/** The states of a text that users see as it is. */
export const isLiveState = (state: TextState): boolean => state === 'published' || state === 'corrected';

/** How many different people have to approve a text. */
export function approversNeeded({ needsTwoApprovers }: Pick<WorkingText, 'needsTwoApprovers'>): number {
  return needsTwoApprovers ? 2 : 1;
}

/** The state a text gets by an action of a person, or why not. The rules of the workflow are here and nowhere else. */
export function decideAction(text: WorkingText, action: TextAction, actor: Acting, moment: Moment): Decision {
  const isAllowed =
    isActionOf(actor.role, action, text) && (!isOnlyOfOwn(actor.role, action) || isOwnDraft(text, actor));
  if (!isAllowed) return { refused: 'not_permitted' };
  if (text.legal && NEVER_OF_LEGAL.includes(action)) return { refused: 'legal_stays' };
  if (text.legal === 'text' && LEGAL_RELEASE.includes(action)) return { refused: 'legal_together' };
  const to = TRANSITIONS[action][text.state];
  if (to === undefined) return { refused: 'wrong_state' };
  switch (action) {
    case 'approve':
      return decideApproval(text, to, actor);
    case 'schedule':
    case 'publish':
      return decideRelease(text, to, moment);
    case 'reject':
      // Users still see the version they have.
      return { to: text.isLive ? 'published' : to };
    case 'roll-back':
      if (!text.isLive) return { refused: 'not_live' };
      return text.hasEarlierLive ? { to } : { refused: 'never_live' };
    case 'unpublish':
      return text.isLive ? { to } : { refused: 'not_live' };
    case 'archive':
      return text.isLive && (text.state === 'draft' || text.state === 'changes-requested')
        ? { refused: 'still_live' }
        : { to };
    default:
      return { to };
  }
}

type Part = Pick<WorkingText, 'isArranged' | 'legal'>;

/** STAFF-2: editors archive drafts of their own that were never sent for review, such as those begun by mistake. */
const isOnlyOfOwn = (role: ActingRole, action: TextAction): boolean => action === 'archive' && role === 'editor';

function isOwnDraft({ state, isLive, hasLeftAuthor, authorIds }: WorkingText, { userId }: Acting): boolean {
  const isOwn = authorIds.length > 0 && authorIds.every((id) => id === userId);
  return state === 'draft' && !isLive && !hasLeftAuthor && isOwn;
}

/** Whether a role takes a step with a part at all. */
export function isActionOf(role: ActingRole, action: TextAction, { isArranged, legal }: Part): boolean {
  if (legal && LEGAL_RELEASE.includes(action)) return role === 'admin';
  if (isOnlyOfOwn(role, action)) return true;
  const isCurators = isArranged && (action === 'save' || action === 'submit');
  return (isCurators && role === 'curator') || ACTION_ROLES[action].some((allowed) => allowed === role);
}

/** The first of two approvals leaves a text in review. */
function decideApproval(text: WorkingText, to: TextState, { userId }: Acting): Decision {
  if (text.authorIds.includes(userId)) return { refused: 'own_text' };
  const { state, approverIds } = text;
  // A restored version may have all its approvals already. Whoever gave one sends it on.
  const isComplete = state === 'in-review' && approverIds.length >= approversNeeded(text);
  if (approverIds.includes(userId)) return isComplete ? { to } : { refused: 'already_approved' };
  const isEnough = approverIds.length + 1 >= approversNeeded(text);
  return { to: isEnough ? to : state };
}

function decideRelease(text: WorkingText, to: TextState, { today, now, scheduledAt }: Moment): Decision {
  if (text.approverIds.length < approversNeeded(text)) return { refused: 'approval_void' };
  if (text.reviewBy === null) return { refused: 'review_by_missing' };
  if (text.reviewBy < today) return { refused: 'review_by_past' };
  if (scheduledAt && scheduledAt <= now) return { refused: 'time_past' };
  // A new version of a legal document corrects nothing: it replaces the one before.
  return { to: to === 'published' && text.isLive && !text.legal ? 'corrected' : to };
}

/** The actions a person can take on a text now, for the interface. The server decides again. */
export function actionsFor(text: WorkingText, actor: Acting, moment: Moment): TextAction[] {
  return TEXT_ACTIONS.filter((action) => 'to' in decideAction(text, action, actor, moment));
}
