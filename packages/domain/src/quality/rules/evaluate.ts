import type { CheckContext, CheckedItem, Comparison, Located, Rule } from './rule.ts';

export type RuleResult = {
  rule: string;
  /** A rule that crashed anywhere has failed, whatever else it found. */
  state: 'passed' | 'found' | 'failed';
  findings: number;
  /** Of a crash: the class of the error and where it happened. */
  error: string | null;
};

/** Evaluates rules over items that are added one by one. */
export type Evaluation = {
  add: (item: CheckedItem) => void;
  end: () => { found: Map<string, Located[]>; results: RuleResult[] };
};

/** A crash of one rule leaves the others alone, and its rule is reported as failed. */
export function evaluate(rules: readonly Rule[], context: CheckContext): Evaluation {
  const found = new Map<string, Located[]>(rules.map(({ id }) => [id, []]));
  const errors = new Map<string, string>();
  const attempt = (rule: Rule, where: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      if (!errors.has(rule.id)) errors.set(rule.id, `${error instanceof Error ? error.name : 'unknown'} · ${where}`);
    }
  };
  const comparisons = new Map<Rule, Comparison>();
  for (const rule of rules) {
    attempt(rule, 'start', () => void (rule.compare && comparisons.set(rule, rule.compare(context))));
    attempt(rule, 'facts', () =>
      found.get(rule.id)?.push(...(rule.facts?.([...context.facts.values()], context) ?? [])),
    );
  }
  return {
    add: (item) => {
      const { kind, id } = item;
      for (const rule of rules) {
        if (!rule.kinds.includes(kind)) continue;
        attempt(rule, `${kind}/${id}`, () => {
          const own = rule.item?.(item, context) ?? [];
          found.get(rule.id)?.push(...own.map((one) => ({ ...one, kind, id })));
          comparisons.get(rule)?.add(item);
        });
      }
    },
    end: () => {
      for (const [rule, comparison] of comparisons) {
        attempt(rule, 'end', () => found.get(rule.id)?.push(...comparison.end()));
      }
      const results = rules.map(({ id }): RuleResult => {
        const findings = found.get(id)?.length ?? 0;
        const error = errors.get(id) ?? null;
        return { rule: id, state: error === null ? (findings > 0 ? 'found' : 'passed') : 'failed', findings, error };
      });
      return { found, results };
    },
  };
}
