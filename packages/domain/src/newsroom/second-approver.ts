import { LEGAL_KIND, type NewsroomKind } from './newsroom-kind.ts';

/** Subjects of law, medicine, religion and government, as the guide's sections and tags name them. */
const SECTIONS: ReadonlySet<string> = new Set(['government', 'clinics', 'worship', 'consulates']);
const TAGS: ReadonlySet<string> = new Set([
  'law',
  'alcohol',
  'visa',
  'residency',
  'immigration',
  'fines',
  'police',
  'permits',
  'lease',
  'health',
  'hospital',
  'hospitals',
  'clinics',
  'public-hospital',
  'pharmacy',
  'insurance',
  'emergency',
  'maternity',
  'vet',
  'ramadan',
  'iftar',
  'islam',
  'mosque',
  'churches',
  'hindu-temple',
  'gurudwara',
]);
const QUESTION_GROUPS: ReadonlySet<string> = new Set(['visas-and-law', 'culture-and-law']);

type Subject = {
  /** Every legal document is law. */
  kind?: NewsroomKind;
  category: string | null;
  sections: readonly string[];
  tags: readonly string[];
  /** Of a question: its group. */
  group?: string | undefined;
};

/** Whether two people have to approve a text: a mistake about law, medicine, religion or government harms its users. */
export function needsTwoApprovers({ kind, category, sections, tags, group }: Subject): boolean {
  return (
    kind === LEGAL_KIND ||
    category === 'government' ||
    sections.some((section) => SECTIONS.has(section)) ||
    tags.some((tag) => TAGS.has(tag)) ||
    (group !== undefined && QUESTION_GROUPS.has(group))
  );
}
