import { BLOCKING_DATA_RULES, BLOCKING_RULES } from '@dalil/domain/quality/rules/rule-ids.ts';
import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { CircleX } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import type { Overview } from '../../queries/quality-control.ts';
import { Panel } from './panel.tsx';

/** The texts and data on their way to users that may not be approved or published now, and the rules that decide it. */
export function GatePanel({ blocked }: { blocked: Overview['blocked'] }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <Panel title={_('quality.gate')}>
      {blocked.length === 0 ? (
        <p className="text-label text-text-2">{_('quality.gate.open')}</p>
      ) : (
        <ul className="divide-y divide-line text-label">
          {blocked.map(({ kind, id, locale, title, editHref, rules }) => (
            <li key={`${kind}/${id}/${locale}`} className="flex gap-3 py-3">
              <CircleX aria-hidden className="icon shrink-0 text-danger" />
              <span className="flex min-w-0 flex-col gap-1">
                <Link to={toLocale(editHref)} className="text-link inline-block min-h-6 font-semibold">
                  <bdi lang={locale === 'data' ? undefined : locale} className="font-sans">
                    {title}
                  </bdi>
                </Link>
                <span className="text-text-2">
                  {locale === 'data' ? (
                    _('quality.allLanguages')
                  ) : (
                    <span className="font-system">{LOCALE_INFO[locale].nativeName}</span>
                  )}
                  {' · '}
                  {rules.map((rule) => _(`quality.rule.${rule}`)).join(' · ')}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-meta text-text-2">
        {_('quality.gate.rules')} {BLOCKING_RULES.map((rule) => _(`quality.rule.${rule}`)).join(' · ')}
      </p>
      <p className="text-meta text-text-2">
        {_('quality.gate.data')} {BLOCKING_DATA_RULES.map((rule) => _(`quality.rule.${rule}`)).join(' · ')}
      </p>
    </Panel>
  );
}
