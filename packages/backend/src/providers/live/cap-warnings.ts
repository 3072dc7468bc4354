import { WARNING_SEVERITIES } from '@dalil/domain/city/live/warning-severity.ts';
import { type Warning, type Warnings, warningsSchema } from '@dalil/domain/city/live/warning-schema.ts';
import * as z from 'zod';
import { type LiveProvider, type ReadTools, WrongAnswer, type XmlNode } from './live-provider.ts';
import { checkAnswer } from './parse-answer.ts';

const MAX_DOCUMENTS = 20;

const text = z.string().optional();
const info = z.object({
  language: text,
  event: z.string(),
  severity: z.string(),
  effective: text,
  onset: text,
  expires: text,
  headline: text,
  description: text,
  instruction: text,
  area: z.array(z.object({ areaDesc: text })).optional(),
});
const alertSchema = z.object({
  identifier: z.string(),
  sender: z.string(),
  sent: z.string(),
  status: z.string(),
  msgType: z.string(),
  references: text,
  info: z.array(info).optional(),
});
type Alert = z.output<typeof alertSchema>;

/**
 * Official warnings in the Common Alerting Protocol 1.2: one document, or a list (RSS or Atom) whose documents are on the same
 * host. https://docs.oasis-open.org/emergency/cap/v1.2/CAP-v1.2.html
 */
export function capWarnings(url: string): LiveProvider<'warnings'> {
  return {
    feed: 'warnings',
    source: 'cap-warnings',
    key: 'cap-warnings',
    url,
    everyMinutes: 5,
    requestsPerDay: 4000,
    read: async (body, tools) => ({ warnings: currentOf(await alertsOf(body, url, tools)) }) satisfies Warnings,
  };
}

async function alertsOf(body: string, url: string, tools: ReadTools): Promise<Alert[]> {
  const document = await tools.readXml(body);
  const own = readAlerts(document);
  if (own) return own;
  const entries = listOf(document);
  if (!entries) throw new WrongAnswer('not_cap');
  const alerts: Alert[] = [];
  for (const entry of entries.slice(0, MAX_DOCUMENTS)) {
    const inside = readAlerts(entry) ?? readAlerts(entry['content']);
    if (inside) alerts.push(...inside);
    else {
      const address = linkOf(entry, url);
      if (address !== null) alerts.push(...(readAlerts(await tools.readXml(await tools.getText(address))) ?? []));
    }
  }
  return alerts;
}

type Node = XmlNode;

function readAlerts(node: unknown): Alert[] | null {
  if (!isNode(node) || !Array.isArray(node['alert'])) return null;
  return checkAnswer(z.array(alertSchema), node['alert']);
}

/** The entries of an RSS or Atom list; empty for a list without any, null for another document. */
function listOf(document: Node): Node[] | null {
  const { rss, feed } = document;
  const list = isNode(rss) ? rss['channel'] : feed;
  if (list === '') return [];
  if (!isNode(list)) return null;
  const entries = list['item'] ?? list['entry'] ?? [];
  return Array.isArray(entries) ? entries.filter(isNode) : null;
}

/** The document an entry points to. Only the host the operator has named is asked. */
function linkOf(entry: Node, base: string): string | null {
  const links: unknown[] = Array.isArray(entry['link']) ? entry['link'] : [];
  for (const link of links) {
    const href = isNode(link) ? (link['@href'] ?? link['#text']) : link;
    const address = typeof href === 'string' ? URL.parse(href, base) : null;
    if (address && address.origin === new URL(base).origin) return address.href;
  }
  return null;
}

/** Real alerts that no later one takes back or replaces. Exercises and tests are left out. */
function currentOf(alerts: readonly Alert[]): Warning[] {
  const real = alerts.filter(({ status }) => status === 'Actual');
  const replaced = new Set(
    real
      .filter(({ msgType }) => msgType === 'Cancel' || msgType === 'Update')
      .flatMap(({ references = '' }) => references.split(/\s+/))
      .map((reference) => reference.split(',')[1] ?? ''),
  );
  const current = real.filter(
    ({ identifier, msgType }) => (msgType === 'Alert' || msgType === 'Update') && !replaced.has(identifier),
  );
  return checkAnswer(warningsSchema, { warnings: current.flatMap(warningOf) }).warnings;
}

function warningOf({ identifier, sender, sent, info: infos = [] }: Alert) {
  const [first] = infos;
  if (!first) return [];
  return [
    {
      id: identifier,
      sender,
      sentAt: instantOf(sent),
      severity: WARNING_SEVERITIES.find((known) => known === first.severity) ?? 'Unknown',
      beginsAt: nullableInstant(first.onset ?? first.effective),
      endsAt: nullableInstant(first.expires),
      texts: infos.map(({ language = 'en-US', event, headline, description, instruction, area = [] }) => ({
        language,
        event,
        headline: headline || null,
        description: description || null,
        instruction: instruction || null,
        area: area.flatMap(({ areaDesc }) => areaDesc ?? []).join('; ') || null,
      })),
    },
  ];
}

function instantOf(time: string): string {
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) throw new WrongAnswer('wrong_shape');
  return at.toISOString();
}

const nullableInstant = (time: string | undefined) => (time ? instantOf(time) : null);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
