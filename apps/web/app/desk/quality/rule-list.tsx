import {
  BLOCKING_DATA_RULES,
  BLOCKING_RULES,
  FINDING_RULES,
  type FindingRule,
} from '@dalil/domain/quality/rules/rule-ids.ts';
import { useLingui } from '@lingui/react';
import { Bug } from 'lucide-react';
import { Link } from 'react-router';
import type { Overview } from '../../queries/quality-control.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type QualitySearch, writeQualitySearch } from './quality-search.ts';

type RuleListProps = { overview: Overview; search: QualitySearch };

/** The rules with what is open: those that block first, those that failed named as such, and the ones without findings last. */
export function RuleList({ overview, search }: RuleListProps) {
  const { _ } = useLingui();
  const failed = new Map(
    (overview.latest?.rules ?? []).flatMap(({ rule, state, error }) => (state === 'failed' ? [[rule, error]] : [])),
  );
  const openOf = new Map(overview.rules.map(({ rule, open }) => [rule, open]));
  const rest = FINDING_RULES.filter((rule) => !failed.has(rule));
  const blocks = (rule: FindingRule) => [...BLOCKING_RULES, ...BLOCKING_DATA_RULES].some((one) => one === rule);
  const groups = [
    { id: 'failed', rules: FINDING_RULES.filter((rule) => failed.has(rule)) },
    { id: 'blocking', rules: rest.filter((rule) => blocks(rule) && openOf.get(rule)) },
    { id: 'warning', rules: rest.filter((rule) => !blocks(rule) && openOf.get(rule)) },
  ];
  const clean = rest.filter((rule) => !openOf.get(rule));
  return (
    <nav aria-label={_('quality.rules')} className="flex flex-col gap-4">
      <Link
        to={writeQualitySearch({ ...search, rule: null, page: 1, open: null })}
        preventScrollReset
        aria-current={search.rule === null ? 'true' : undefined}
        className={linkClass(search.rule === null)}
      >
        {_('quality.rules.all')}
      </Link>
      {groups.map(({ id, rules }) =>
        rules.length === 0 ? null : (
          <div key={id} className="flex flex-col gap-1">
            <h2 className="text-meta font-semibold text-text-2">{_(`quality.group.${id}`)}</h2>
            <RuleLinks rules={rules} failed={failed} openOf={openOf} search={search} />
          </div>
        ),
      )}
      {clean.length === 0 ? null : (
        <Disclosure title={_('quality.clean', { count: clean.length })} level={2}>
          <RuleLinks rules={clean} failed={failed} openOf={openOf} search={search} />
        </Disclosure>
      )}
    </nav>
  );
}

type RuleLinksProps = {
  rules: readonly FindingRule[];
  /** What went wrong, by rule. */
  failed: ReadonlyMap<string, string | null>;
  openOf: ReadonlyMap<string, number>;
  search: QualitySearch;
};

function RuleLinks({ rules, failed, openOf, search }: RuleLinksProps) {
  const { _ } = useLingui();
  return (
    <ul>
      {rules.map((rule) => (
        <li key={rule}>
          <Link
            to={writeQualitySearch({ ...search, rule, page: 1, open: null })}
            preventScrollReset
            aria-current={search.rule === rule ? 'true' : undefined}
            className={linkClass(search.rule === rule)}
          >
            {failed.has(rule) ? <Bug aria-hidden className="icon-small text-danger" /> : null}
            <span className="grow">{_(`quality.rule.${rule}`)}</span>
            <span className="tabular text-text-2">
              {failed.has(rule) ? _('quality.rule.failed') : (openOf.get(rule) ?? 0)}
            </span>
          </Link>
          {failed.has(rule) ? (
            <p className="px-3 pb-2 text-meta text-danger">
              {_('quality.rule.failedText')} <bdi>{failed.get(rule)}</bdi>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function linkClass(isCurrent: boolean): string {
  return classNames(
    'flex min-h-11 items-center gap-2 rounded-control px-3 text-label',
    isCurrent ? 'bg-accent-soft font-semibold high-contrast:border-2' : 'hover:bg-sunken',
  );
}
