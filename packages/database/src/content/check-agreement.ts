import { COUNTRIES } from '@dalil/domain/guide/countries.ts';
import { entryGroup } from '@dalil/domain/guide/visa-entry.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import type { ContentFault, StartingContent, StartingFact } from './starting-content.ts';

/** Facts that belong to one list each: a name stands in one of them. */
const LISTS = /^(?<family>[a-z0-9.-]+)\.list(?:-[a-z0-9-]+)?$/;

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Nationalities on which the sources disagree. The visa page says so. */
function disputed(): ReadonlySet<string> {
  return new Set(
    COUNTRIES.filter((code) => entryGroup(code) === 'arrival-unclear').map((code) => names.of(code) ?? code),
  );
}

function groupBy<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string | null): Entry[][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}

/** What a fact is about: the words of its label, which name the thing it belongs to. Their order says nothing. */
function attributeOf({ fact }: StartingFact): string | null {
  const label = fact.texts.en?.label;
  if (!fact.isShown || label === undefined) return null;
  const words = new Set(label.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  return [fact.type, 'unit' in fact ? (fact.unit ?? '') : '', ...[...words].toSorted()].join('|');
}

const valueOf = (fact: Fact): string => JSON.stringify(fact.type === 'text' ? fact.texts.en?.value : fact.value);

/** Whether both hold on some day. */
function overlap(a: Fact, b: Fact): boolean {
  return (a.validFrom ?? '') <= (b.validUntil ?? '9999') && (b.validFrom ?? '') <= (a.validUntil ?? '9999');
}

/** Two facts of one attribute of one thing, and two values. */
function contradictions(facts: readonly StartingFact[]): ContentFault[] {
  return groupBy(facts, attributeOf).flatMap((group) =>
    group.flatMap(({ path, fact }, at) => {
      const other = group.slice(0, at).find((one) => valueOf(one.fact) !== valueOf(fact) && overlap(one.fact, fact));
      return other ? [{ path, message: `${fact.id}: says otherwise than ${other.fact.id}, of the same label` }] : [];
    }),
  );
}

/** A nationality, a country of licences or whatever else lists divide, in two lists of one family or twice in one. */
function namesInTwoLists(facts: readonly StartingFact[]): ContentFault[] {
  const known = disputed();
  const lists = facts.flatMap(({ path, fact }) => {
    const family = LISTS.exec(fact.id)?.groups?.family;
    const value = fact.texts.en?.value;
    if (family === undefined || value === undefined || !fact.isShown) return [];
    return value.split(/[,;] /).map((name) => ({ path, id: fact.id, family, name: name.trim() }));
  });
  return groupBy(lists, ({ family, name }) => (known.has(name) ? null : `${family}|${name}`)).map((group) => ({
    path: group[0]?.path ?? '',
    message: `${group[0]?.name}: stands in ${group.map(({ id }) => id).join(' and ')}`,
  }));
}

/** A school, or any other item, under two ids: then lists show it twice. */
function itemsTwice({ items }: StartingContent): ContentFault[] {
  return groupBy(items, ({ kind, texts }) => (texts.en ? `${kind}|${texts.en.title.trim().toLowerCase()}` : null)).map(
    (group) => ({
      path: group[1]?.path ?? '',
      message: `has the title of ${group[0]?.kind} ${group[0]?.id}`,
    }),
  );
}

/** What the content says in two places is the same, and what lists divide stands in one of them. */
export function checkAgreement(content: StartingContent): ContentFault[] {
  return [...contradictions(content.facts), ...namesInTwoLists(content.facts), ...itemsTwice(content)];
}
