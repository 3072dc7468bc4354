import type { CheckContext, CheckedItem, Comparison, Located, Rule } from './rule.ts';

export type RuleResult = {
  rule: string;
  /** A rule that crashed anywhere has failed, whatever else it found. */
  state: 'passed' | 'found' | 'failed';
  findings: number;
  /** Of a crash: the class of the error and where it happened. */
  error: string | null;
};

/** Called between the steps of long work. It may wait, so that other work of the process goes on. */
export type Pause = () => Promise<void> | undefined;
type Ended = { found: Map<string, Located[]>; results: RuleResult[] };

/** Evaluates rules over items that are added one by one, then over all facts and by comparison. */
export type Evaluation = { add: (item: CheckedItem) => void; end: (pause?: Pause) => Promise<Ended> };

const NO_PAUSE: Pause = () => undefined;

/** A crash of one rule leaves the others alone, and its rule is reported as failed. */
export function evaluate(rules: readonly Rule[], context: CheckContext): Evaluation {
  const found = new Map<string, Located[]>(rules.map(({ id }) => [id, []]));
  const errors = new Map<string, string>();
  const noteCrash = (rule: Rule, where: string, error: unknown) => {
    if (!errors.has(rule.id)) errors.set(rule.id, `${error instanceof Error ? error.name : 'unknown'} · ${where}`);
  };
  const attempt = (rule: Rule, where: string, work: () => void) => {
    try {
      work();
    } catch (error) {
      noteCrash(rule, where, error);
    }
  };
  const comparisons = new Map<Rule, Comparison>();
  for (const rule of rules) {
    attempt(rule, 'start', () => void (rule.compare && comparisons.set(rule, rule.compare(context))));
  }
  const endOf = async (rule: Rule, pause: Pause) => {
    try {
      for (const some of comparisons.get(rule)?.end() ?? []) {
        found.get(rule.id)?.push(...some);
        await pause();
      }
    } catch (error) {
      noteCrash(rule, 'end', error);
    }
  };
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
    end: async (pause = NO_PAUSE) => {
      const facts = [...context.facts.values()];
      for (const rule of rules) {
        attempt(rule, 'facts', () => {
          for (const one of rule.facts?.(facts, context) ?? []) found.get(rule.id)?.push(one);
        });
        await pause();
        await endOf(rule, pause);
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
