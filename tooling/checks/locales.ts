import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lineAt, listFiles, readText } from './core/files.ts';
import { usedKeys } from './core/message-keys.ts';
import { type MessageParts, messageParts } from './core/message-parts.ts';
import { runCheck, type Violation } from './core/violation.ts';

type Catalogue = { messages: string; usedIn: string[] };

/** The message folders, one per language, and the source that uses them. */
const CATALOGUES: Catalogue[] = [
  {
    messages: 'apps/web/app/language/messages',
    usedIn: [
      'apps/web/app',
      'apps/web/service-worker',
      'packages/domain/src',
      'packages/search/src',
      'packages/assistant/src',
    ],
  },
  { messages: 'packages/backend/src/emails/messages', usedIn: ['packages/backend/src/emails'] },
];
const BASE = 'en';
/** Prefixes of keys that the source composes from an id: `_(`guide.neighbourhood.${id}`)`. */
export const KEYS_BY_PREFIX: string[] = [
  'calculator.title.',
  'calculators.currency.',
  'calculators.error.',
  'calculators.field.',
  'calculators.from.',
  'calculators.group.',
  'calculators.hint.',
  'calculators.letter.',
  'calculators.line.',
  'calculators.option.',
  'calculators.promise.',
  'calculators.remark.',
  'calculators.step.',
  'calculators.unit.',
  'country.name.',
  'editor.day.',
  'editor.fault.',
  'editor.field.',
  'editor.hours.',
  'editor.missing.',
  'editor.option.',
  'editor.tool.',
  'editor.upload.',
  'headlines.section.',
  'item.photo.licence.',
  'reporters.claim.',
  'reporters.day.',
  'reporters.kind.',
  'reporters.method.',
  'reporters.reason.',
  'reporters.risk.',
  'reporters.state.',
  'roads.flow.',
  'roads.kind.',
  'roads.level.',
  'sources.result.',
  'sources.kind.',
  'imported.status.',
  'imported.clash.',
  'inventory.action.',
  'inventory.column.',
  'inventory.due.',
  'inventory.filter.',
  'inventory.freshness.',
  'inventory.owner.',
  'inventory.sort.',
  'inventory.step.',
  'newsroom.action.',
  'item.report.reason.',
  'quality.event.',
  'quality.fix.',
  'quality.group.',
  'quality.mark.',
  'quality.rule.',
  'quality.sample.',
  'quality.section.',
  'quality.severity.',
  'quality.state.',
  'support.report.missing.',
  'support.report.state.',
  'newsroom.confidence.',
  'newsroom.done.',
  'newsroom.fact.reason.',
  'newsroom.fact.status.',
  'newsroom.fact.type.',
  'newsroom.kind.',
  'newsroom.method.',
  'newsroom.queue.',
  'newsroom.reason.',
  'newsroom.refusal.',
  'newsroom.state.',
  'newsroom.step.',
  'newsroom.tab.',
  'newsroom.view.',
  'newsroom.wrong.fact.',
  'withdrawn.reason.',
  'fines.group.',
  'rules.group.',
  'transport.last.',
  'transport.mode.',
  'transport.status.',
  'guide.curriculum.',
  'guide.faith.',
  'plan.interest.',
  'plan.note.',
  'plan.pace.',
  'plan.prayer.',
  'plan.way.',
  'plan.with.',
  'occasions.group.',
  'occasions.promise.',
  'occasions.title.',
  'occasions.why.',
  'guide.home.band.',
  'guide.home.occasion.',
  'guide.home.lead.',
  'guide.home.live.',
  'guide.home.now.kind.',
  'guide.home.now.why.',
  'guide.home.title.',
  'guide.open.',
  'item.hours.day.',
  'item.now.',
  'guide.rating.',
  'visa.entry.',
  'visa.for.',
  'visa.purpose.',
  'visa.service.',
  'about.kind.',
  'about.map-file.',
  'about.level.',
  'about.unmeasured.',
  'about.use.',
  'bookmarks.export.',
  'bookmarks.import.problem.',
  'bookmarks.kind.',
  'bookmarks.sort.',
  'chat.ability.',
  'chat.about.',
  'chat.announce.',
  'chat.confidence.',
  'chat.export.',
  'chat.fallback.',
  'chat.kind.',
  'chat.rating.',
  'chat.reason.',
  'chat.starter.',
  'chat.struck.',
  'city.heat.',
  'mayor.about.',
  'mayor.authority.',
  'mayor.figure.',
  'mayor.heat.',
  'mayor.question.',
  'mayor.state.',
  'mayor.topic.',
  'city.moment.',
  'city.tariff.',
  'today.action.',
  'today.answer.',
  'today.night.metro.',
  'today.reason.',
  'today.tile.',
  'today.timeline.best.',
  'today.you.as.',
  'today.you.link.',
  'live.advice.',
  'live.aqi.',
  'live.area.',
  'live.compass.',
  'live.reason.',
  'live.sky.',
  'live.uv.',
  'live.verdict.',
  'day-line.point.',
  'bookmarks.clash.',
  'events.calendar-of.',
  'events.notes.',
  'events.prayer.',
  'events.remind.',
  'events.calendar.address.',
  'events.calendar.copy.',
  'events.frequency.',
  'events.view.',
  'guide.aed.',
  'guide.audience.',
  'guide.beachFlags.',
  'guide.beachRules.',
  'guide.category.',
  'guide.chip.',
  'guide.cost.',
  'guide.source.',
  'guide.facet.',
  'guide.feature.',
  'guide.metro.',
  'guide.hijri.month',
  'guide.month.name',
  'guide.month.uv.',
  'guide.nearest.',
  'guide.neighbourhood.',
  'guide.price.',
  'guide.setting.',
  'guide.sort.',
  'guide.status.',
  'guide.when.',
  'help.',
  'living.cost.',
  'living.leaving.',
  'living.path.',
  'living.section.',
  'mail.notice.',
  'neighbourhood.freehold.',
  'neighbourhood.mode.',
  'onboarding.',
  'practical.card.',
  'practical.measure.',
  'practical.transport.',
  'practical.unit.',
  'real-estate.note.',
  'real-estate.offer.availability.',
  'real-estate.offer.furnishing.',
  'real-estate.offer.purpose.',
  'real-estate.offer.sort.',
  'real-estate.offer.type.',
  'real-estate.rent.',
  'real-estate.rule.',
  'real-estate.safety.',
  'search-page.days.',
  'search-page.facet.',
  'search-page.group.',
  'search.group.',
  'search.kind.',
  'settings.',
  'settings.file.problem.',
  'settings.group.',
  'settings.option.',
  'shell.grade.',
  'shell.role.',
  'speech.',
  'speech.platform.',
  'speech.problem.',
  'speech.shortcut.',
  'unsent.',
  'unsent.settings.',
  'unsent.sync.status.',
  'unsent.why.',
];
/** Names written in Latin letters in every language. */
const LATIN_NAMES = ['Dalil', 'OpenAPI', 'PostgreSQL'];
/** Messages that are intentionally Latin, by key. */
export const LATIN_MESSAGES: string[] = [];

const SCRIPTS: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
};
const BIDI_CONTROL = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const FULL_STOP_FIRST = /^[.。۔।]/u;

type Message = { locale: string; area: string; key: string; text: string; path: string; line: number };

function readMessages(root: string, folder: string, path: string): Message[] {
  const [locale = '', file = ''] = path.slice(folder.length + 1).split('/');
  const source = readText(root, path);
  const entries = Object.entries(JSON.parse(source) as Record<string, string>);
  return entries.map(([key, text]) => {
    const line = lineAt(source, Math.max(0, source.indexOf(`"${key}"`)));
    return { locale, area: file.replace(/\.json$/, ''), key, text, path, line };
  });
}

function violation({ path, line, key }: Message, rule: string, message: string): Violation {
  return { path, line, rule, message: `${key}: ${message}` };
}

/** A plural needs every form the language has; exact cases such as `=0` are optional. */
function checkForms(message: Message, { choices }: MessageParts): Violation[] {
  return choices.flatMap(({ argument, kind, forms }) => {
    if (kind === 'select') return [];
    const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal';
    const needed = new Intl.PluralRules(message.locale, { type }).resolvedOptions().pluralCategories;
    const missing = needed.filter((form) => !forms.includes(form));
    const text = `${argument} lacks ${missing.join(', ')} of the plural forms of ${message.locale}`;
    return missing.length === 0 ? [] : [violation(message, 'plural-forms', text)];
  });
}

function checkText(message: Message, { text }: MessageParts): Violation[] {
  const violations: Violation[] = [];
  const report = (rule: string, explanation: string) => violations.push(violation(message, rule, explanation));
  if (message.text !== message.text.trim()) report('outer-space', 'begins or ends with a space');
  if (message.text.trim() === '') report('empty', 'says nothing');
  if (BIDI_CONTROL.test(message.text))
    report('bidi-control', 'holds a direction mark typed by hand; isolate with <bdi>');
  if (FULL_STOP_FIRST.test(message.text)) report('full-stop-first', 'begins with a full stop');
  const script = SCRIPTS[message.locale];
  const words = LATIN_NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text);
  if (script && /\p{L}/u.test(words) && !script.test(words) && !LATIN_MESSAGES.includes(message.key)) {
    report('untranslated', `"${message.text}" has no letter of the language`);
  }
  return violations;
}

/** Checks for the same arguments with the same types and the same tags as in the base language. */
function checkAgainstBase(message: Message, parts: MessageParts, base: MessageParts | undefined): Violation[] {
  if (base === undefined) return [];
  const same = (one: string[], other: string[]) => one.join(' ') === other.join(' ');
  const expected = (list: string[]) => (list.length === 0 ? 'none' : list.join(', '));
  return [
    ...(same(parts.placeholders, base.placeholders)
      ? []
      : [violation(message, 'placeholders', `${BASE} has ${expected(base.placeholders)}`)]),
    ...(same(parts.tags, base.tags) ? [] : [violation(message, 'tags', `${BASE} has ${expected(base.tags)}`)]),
  ];
}

function checkMessages(messages: Message[]): Violation[] {
  const violations: Violation[] = [];
  const baseParts = new Map<string, MessageParts>();
  const inOrder = messages.toSorted((a, b) => Number(b.locale === BASE) - Number(a.locale === BASE));
  for (const message of inOrder) {
    try {
      const parts = messageParts(message.text);
      if (message.locale === BASE) baseParts.set(message.key, parts);
      violations.push(
        ...checkText(message, parts),
        ...checkForms(message, parts),
        ...checkAgainstBase(message, parts, baseParts.get(message.key)),
      );
    } catch (error) {
      violations.push(violation(message, 'icu', error instanceof Error ? error.message : 'cannot be read'));
    }
  }
  return violations;
}

/** Every key is in the same area of every language, without duplicates. */
function checkKeys(messages: Message[], locales: string[]): Violation[] {
  const at = new Map<string, Message>();
  for (const message of messages) at.set(`${message.locale} ${message.area} ${message.key}`, message);
  return messages.flatMap((message) => {
    const missing = locales.filter((locale) => !at.has(`${locale} ${message.area} ${message.key}`));
    const isFirst = locales.find((locale) => !missing.includes(locale)) === message.locale;
    return missing.length > 0 && isFirst
      ? [
          violation(
            message,
            'same-keys',
            `missing in ${missing.map((locale) => `${locale}/${message.area}`).join(', ')}`,
          ),
        ]
      : [];
  });
}

function checkUse(root: string, messages: Message[], usedIn: string[]): Violation[] {
  const { literal, prefixes, strings } = usedKeys(root, usedIn);
  const known = new Set(messages.map(({ key }) => key));
  const isUsed = (key: string) => strings.has(key) || KEYS_BY_PREFIX.some((prefix) => key.startsWith(prefix));
  return [
    ...messages
      .filter(({ locale, key }) => locale === BASE && !isUsed(key))
      .map((message) => violation(message, 'unused', 'nothing uses it')),
    ...literal
      .filter(({ key }) => !known.has(key))
      .map(({ key, path, line }) => ({ path, line, rule: 'unknown-key', message: `${key}: no such message` })),
    ...prefixes
      .filter(({ key }) => !KEYS_BY_PREFIX.includes(key))
      .map(({ key, path, line }) => {
        const message = `${key}: add the beginning to KEYS_BY_PREFIX in tooling/checks/locales.ts`;
        return { path, line, rule: 'key-by-prefix', message };
      }),
  ];
}

/** Messages are the same in every language, well formed, translated and used; every referenced message exists. */
export function checkLocales(root: string): Violation[] {
  return CATALOGUES.flatMap((catalogue) => checkCatalogue(root, catalogue));
}

function checkCatalogue(root: string, { messages: folder, usedIn }: Catalogue): Violation[] {
  if (!existsSync(join(root, folder))) return [];
  const locales = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((a, b) => Number(b === BASE) - Number(a === BASE));
  const messages = listFiles(root, [folder], /\.json$/).flatMap((path) => readMessages(root, folder, path));
  return [...checkKeys(messages, locales), ...checkMessages(messages), ...checkUse(root, messages, usedIn)];
}

if (import.meta.main) await runCheck('locales', checkLocales);
