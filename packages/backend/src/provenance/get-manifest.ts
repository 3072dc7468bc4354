import { type Provenance, SECOND_READING, viewSources } from '@dalil/domain/guide/content-item.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import { HANDBOOK_PATHS, isHandbookId } from '@dalil/domain/guide/handbook-id.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import type { QuestionData } from '@dalil/domain/guide/question.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import { type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { LEGAL_KIND } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { LETTER_TAG } from '@dalil/domain/newsroom/letter/letter.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { DIGITAL_SOURCE_TYPES } from '@dalil/domain/provenance/digital-source-types.ts';
import { type Manifest, MANIFEST_FORMAT, type SignedManifest } from '@dalil/domain/provenance/manifest.ts';
import { type HashedText, KINDS_WITH_MANIFEST, type KindWithManifest } from '@dalil/domain/provenance/text-parts.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { filledSummary } from '../guide/fill-summaries.ts';
import { findItem, type FoundItem } from '../guide/find-item.ts';
import type { Written } from '../newsroom/text-hash.ts';
import { findHistory, type TextHistory } from './find-history.ts';
import { canonicalJson, hashOf } from './hashes.ts';
import { itemParts } from './item-parts.ts';
import { writeLegalManifest } from './legal-manifest.ts';
import { readSigningKey } from './signing-key.ts';

export const manifestInput = z.object({
  kind: z.enum(KINDS_WITH_MANIFEST),
  id: textInput().regex(/^[a-z0-9-]{1,80}$/),
  locale: z.enum(LOCALES),
});

type Subject = { kind: KindWithManifest; row: FoundItem; locale: Locale; today: string };

/**
 * STAFF-9: the signed manifest of the text that the page of an item shows in a language. It is made on request: Ed25519 gives
 * one manifest one signature, so all servers answer the same. Fails with `not_found`.
 */
export const getManifest = query({
  name: 'get-manifest',
  input: manifestInput,
  permission: 'guide:read:any',
  run: async (deps, { kind, id, locale }): Promise<SignedManifest> => {
    if (kind === LEGAL_KIND) {
      const key = await readSigningKey(deps.db, deps.now());
      const manifest = await writeLegalManifest(deps, id, locale, key.id);
      return { manifest, signature: key.sign(canonicalJson(manifest)) };
    }
    const row = await findItem(deps, [kind], id, locale);
    const text = { title: row.title, summary: row.summary, body: row.body };
    const provenance = row.provenance as Provenance;
    const [history, key] = await Promise.all([
      findHistory(deps, { kind, id, locale: row.locale }, text, { category: row.category, provenance }),
      readSigningKey(deps.db, deps.now()),
    ]);
    const subject = { kind, row, locale, today: dubaiDate(deps.now()) };
    const manifest = writeManifest(subject, history, key.id);
    return { manifest, signature: key.sign(canonicalJson(manifest)) };
  },
});

function writeManifest(subject: Subject, history: TextHistory, key: string): Manifest {
  const { kind, row, locale, today } = subject;
  const provenance = row.provenance as Provenance;
  const facts = row.facts.map((fact) => viewFact(fact, locale, { terms: row.terms, today }));
  const parts = partsOf(subject, row);
  const { translation } = row;
  return {
    format: MANIFEST_FORMAT,
    key,
    subject: { kind, id: row.id, language: row.locale, version: history.version, path: pathOf(row) },
    text: {
      hash: hashOf(hashed(subject, parts)),
      parts: parts.map((part) => ({ name: part.name, hash: hashOf(part) })),
    },
    method: provenance.method,
    digitalSourceType: DIGITAL_SOURCE_TYPES[provenance.method],
    tool: toolOf(subject, history),
    translation: translation && {
      from: translation.from,
      isReviewedByNative: translation.isReviewedByNative,
      isComparedByMachine: translation.reviewedBy === SECOND_READING,
    },
    sources: viewSources(provenance, locale).map(({ name, url }) => reference(name, url ?? null, row.as_of)),
    facts: facts.map(factEntry),
    approvals: approvalsOf(provenance, row.locale, history),
    corrections: row.corrections.map(({ note, at }) => ({ note, at })),
    previous: history.previous && {
      version: history.previous.version,
      hash: hashOf(hashed(subject, partsOf(subject, history.previous))),
    },
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
  };
}

/** What composed the text: recorded with the run of a reporter, or known of the weekly letter. */
function toolOf({ row }: Subject, { run }: TextHistory): Manifest['tool'] {
  const { method } = row.provenance as Provenance;
  if (method === 'person') return null;
  if (run) return run.method === 'model' ? { kind: 'model', name: run.model ?? run.method } : templateTool(run.method);
  return row.tags.includes(LETTER_TAG) ? templateTool(LETTER_TAG) : null;
}

const templateTool = (name: string) => ({ kind: 'template', name }) as const;

function partsOf({ kind, row, locale, today }: Subject, { title, summary, body }: Written): HashedText['parts'] {
  const factIds = new Set(row.facts.map((fact) => fact.id));
  const shownSummary = filledSummary({ ...row, summary }, locale, today);
  return itemParts(kind, { title, summary, shownSummary, body, data: row.data, factIds });
}

function hashed({ kind, row }: Subject, parts: HashedText['parts']): HashedText {
  return { kind, id: row.id, language: row.locale, parts };
}

function reference(name: string, url: string | null, date: string): Manifest['sources'][number] {
  return { name, url, date, hash: hashOf({ name, url, date }) };
}

function factEntry({ id, text, source, asOf }: FactView): Manifest['facts'][number] {
  return { id, value: text, source: reference(source.name, source.url, asOf) };
}

/** An approval from before the newsroom counted them has a name only. */
function approvalsOf({ approvedBy }: Provenance, language: Locale, { approvals }: TextHistory): Manifest['approvals'] {
  const named = approvedBy?.[language];
  const by = approvals.length === 0 && named ? [{ role: null, at: named.approvedAt }] : approvals;
  return { count: by.length, name: named?.name ?? null, by };
}

function pathOf(row: FoundItem): string {
  if (row.kind === 'question') return `/faq/${(row.data as QuestionData).group}#${row.id}`;
  if (row.kind === 'handbook' && isHandbookId(row.id)) return HANDBOOK_PATHS[row.id];
  return itemHref(row);
}
