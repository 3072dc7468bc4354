import type { reporterEvidence, reporterRuns } from '@dalil/database/tables/reporters.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import type { DraftChecks } from '@dalil/domain/reporters/check-draft.ts';
import type { Claim, DraftText } from '@dalil/domain/reporters/draft.ts';
import type { PerLocale } from '@dalil/domain/reporters/reporter.ts';
import type { RunView } from './reporter-view.ts';

type RunRow = typeof reporterRuns.$inferSelect;
type Known = Pick<typeof reporterEvidence.$inferSelect, 'id' | 'source' | 'url' | 'date'>;
export type StoredDraft = { texts: PerLocale<DraftText>; claims: Claim[]; checks: DraftChecks | null };

/** The claims of a draft in a language, with what supports them and how people judged them. */
export function viewClaims(
  { claims, checks }: StoredDraft,
  evidence: readonly Known[],
  judged: ReadonlyMap<number, boolean>,
  locale: Locale,
): RunView['claims'] {
  return claims.map((claim, number) => {
    const own = [locale, ...LOCALES].find((one) => claim.text[one] !== undefined) ?? locale;
    return {
      number,
      text: claim.text[own] ?? '',
      locale: own,
      state: checks?.claims[number] ?? 'unsupported',
      isRight: judged.get(number) ?? null,
      supports: claim.supports.map(({ quote, evidenceId }) => {
        const source = evidence.find(({ id }) => id === evidenceId);
        const { source: name = null, url = null, date = null } = source ?? {};
        return { quote, evidenceId, source: name, url, date };
      }),
    };
  });
}

/** The checks as people see them. */
export function viewChecks(checks: DraftChecks | null): RunView['checks'] {
  if (checks === null) return null;
  const { blocks, risks, nearest, copiedWords } = checks;
  return { blocks, risks, nearest, copiedWords };
}

export function viewTexts({ texts }: Pick<StoredDraft, 'texts'>): RunView['texts'] {
  return LOCALES.flatMap((locale) => {
    const text = texts[locale];
    return text ? [{ locale, ...text }] : [];
  });
}

/** The part of a run that lists show. */
export function summaryOf(run: RunRow) {
  return {
    id: run.id,
    state: run.state as RunView['state'],
    reasons: run.reasons,
    detail: run.detail,
    trigger: run.trigger as RunView['trigger'],
    startedAt: run.startedAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    tokens: run.tokens,
    articleId: run.articleId,
  };
}
