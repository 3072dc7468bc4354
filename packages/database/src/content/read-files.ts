import { ASKED_KINDS } from '@dalil/domain/guide/asked-as.ts';
import type { ContentKind, Source } from '@dalil/domain/guide/content-item.ts';
import { schemasOf } from '@dalil/domain/guide/content-schema.ts';
import { factSchema } from '@dalil/domain/guide/fact.ts';
import { isLocale, type Locale } from '@dalil/domain/language/locale.ts';
import { en } from 'zod/locales';
import type * as z from 'zod/mini';
import type { ContentFile } from './content-files.ts';
import {
  askedFileSchema,
  factsFileSchema,
  itemFileSchema,
  legalHeadSchema,
  sourcesFileSchema,
  termsFileSchema,
} from './file-shapes.ts';
import type {
  StartingFact,
  StartingItem,
  StartingLegalDocument,
  StartingQuestions,
  StartingTerm,
  StartingText,
} from './starting-content.ts';
import { factIdsOf } from './text-leaves.ts';

type Report = (path: string, message: string) => void;

/** Messages for what a schema rejects; the schemas themselves have none, to stay small in the browser. */
const IN_WORDS = { error: en().localeError };

/** Which folder holds which kind. */
export const KIND_FOLDERS: Readonly<Record<string, ContentKind>> = {
  articles: 'article',
  places: 'place',
  services: 'service',
  events: 'event',
  questions: 'question',
  neighbourhoods: 'neighbourhood',
  handbooks: 'handbook',
  collections: 'collection',
};

function parse<T extends z.ZodMiniType>(
  schema: T,
  value: unknown,
  path: string,
  report: Report,
  within = '',
): z.output<T> | undefined {
  const result = schema.safeParse(value, IN_WORDS);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const place = [within, ...issue.path.map(String)].filter(Boolean).join('.');
    report(path, `${place || 'file'}: ${issue.message}`);
  }
  return undefined;
}

function parseJson({ path, text }: ContentFile, report: Report): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    report(path, `not JSON: ${String(error)}`);
    return undefined;
  }
}

export function readSources(file: ContentFile | undefined, report: Report): Map<string, Source> {
  if (!file) {
    report('sources.json', 'does not exist');
    return new Map();
  }
  const parsed = parse(sourcesFileSchema, parseJson(file, report), file.path, report);
  return new Map(parsed?.sources.map((source) => [source.id, source]));
}

export function readFacts(file: ContentFile, sources: ReadonlyMap<string, Source>, report: Report): StartingFact[] {
  const parsed = parse(factsFileSchema, parseJson(file, report), file.path, report);
  if (!parsed) return [];
  return parsed.facts.flatMap(({ source: sourceId, isStandalone = false, texts, ...rest }) => {
    const source = sources.get(sourceId);
    if (!source?.url) {
      report(file.path, `${rest.id}: source ${sourceId} ${source ? 'has no address' : 'is not in sources.json'}`);
      return [];
    }
    const named = Object.entries(texts).map(([locale, text]) => [
      locale,
      { ...text, sourceName: source.names[locale as Locale] ?? source.names.en },
    ]);
    const whole = { ...rest, topic: parsed.topic, sourceUrl: source.url, texts: Object.fromEntries(named) };
    const fact = parse(factSchema, whole, file.path, report, rest.id);
    return fact ? [{ path: file.path, fact, isStandalone }] : [];
  });
}

export function readAsked(file: ContentFile, report: Report): StartingQuestions[] {
  const parsed = parse(askedFileSchema, parseJson(file, report), file.path, report);
  return Object.entries(parsed?.asked ?? {}).flatMap(([key, asked]) => {
    const [, kind, itemId = ''] = /^([a-z]+)\/(.+)$/.exec(key) ?? [];
    const known = ASKED_KINDS.find((one) => one === kind);
    if (!known) report(file.path, `${key} is no kind and id`);
    return known
      ? Object.entries(asked).map(([locale, questions]) => ({
          path: file.path,
          kind: known,
          itemId,
          locale: locale as Locale,
          questions,
        }))
      : [];
  });
}

export function readTerms(file: ContentFile, report: Report): StartingTerm[] {
  const parsed = parse(termsFileSchema, parseJson(file, report), file.path, report);
  return (parsed?.terms ?? []).flatMap(({ id, labels, forms }) =>
    Object.entries(labels).map(([locale, label]) => ({
      path: file.path,
      group: parsed?.group ?? '',
      id,
      locale: locale as Locale,
      label,
      forms: forms?.[locale as Locale] ?? null,
    })),
  );
}

/** Markdown stands in the files as lines, so that editors can compare versions line by line. */
function joinLines(body: unknown): unknown {
  const hasLines = typeof body === 'object' && body !== null && 'markdown' in body && Array.isArray(body.markdown);
  return hasLines ? { ...body, markdown: (body.markdown as unknown[]).join('\n') } : body;
}

export function readItem(
  file: ContentFile,
  sources: ReadonlyMap<string, Source>,
  report: Report,
): StartingItem | undefined {
  const { path } = file;
  const [folder = '', name = ''] = path.split('/');
  const kind = KIND_FOLDERS[folder];
  const parsed = parse(itemFileSchema, parseJson(file, report), path, report);
  if (!kind || !parsed) return undefined;
  if (`${parsed.id}.json` !== name) report(path, `id ${parsed.id} is not the name of the file`);
  const schemas = schemasOf(kind, parsed.id);
  if (!schemas) {
    report(path, `there is no handbook ${parsed.id}`);
    return undefined;
  }
  const texts: Partial<Record<Locale, StartingText>> = {};
  for (const [locale, text] of Object.entries(parsed.texts)) {
    const body = parse(schemas.body, joinLines(text.body), path, report, `texts.${locale}.body`);
    texts[locale as Locale] = { ...text, body };
  }
  const data = parse(schemas.data, parsed.data, path, report, 'data');
  const known = parsed.provenance.sources.flatMap((id) => {
    const source = sources.get(id);
    if (!source) report(path, `source ${id} is not in sources.json`);
    return source ? [source] : [];
  });
  const provenance = { ...parsed.provenance, sources: known };
  return { ...parsed, path, kind, provenance, data, texts, factIds: factIdsOf(texts.en ?? texts, data) };
}

export function readLegalDocument({ path, text }: ContentFile, report: Report): StartingLegalDocument | undefined {
  const [, documentType, language] = /^legal\/(?:earlier\/\d+\.\d+\/)?([a-z-]+)\.([a-z]+)\.md$/.exec(path) ?? [];
  const [, head, content] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (!documentType || !isLocale(language) || head === undefined || !content?.trim()) {
    report(
      path,
      'a legal document is called {type}.{locale}.md, an earlier one earlier/{version}/{type}.{locale}.md, and has a head between lines of ---',
    );
    return undefined;
  }
  const fields = head.split(/\r?\n/).map((line) => {
    const [key = '', ...rest] = line.split(':');
    return [
      key.trim(),
      rest
        .join(':')
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    ];
  });
  const parsed = parse(legalHeadSchema, Object.fromEntries(fields), path, report);
  if (!parsed) return undefined;
  const requiresConsent = parsed.requiresConsent === 'true';
  return { path, documentType, language, ...parsed, requiresConsent, content: content.trim() };
}
