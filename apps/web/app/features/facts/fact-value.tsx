import type { FactView } from '@dalil/domain/guide/views.ts';
import { useLingui } from '@lingui/react';
import { useLangWithin } from '../../language/text-locale.ts';

/**
 * A living fact in running text: its value, with a phone number as a link. A hidden or expired one has no value, only the
 * official source to contact. `data-fact` tells the check of a text where its words end and a value begins.
 */
export function FactValue({ fact }: { fact: FactView }) {
  const { _ } = useLingui();
  const lang = useLangWithin(fact.locale);
  if (fact.text === null) {
    return (
      <a data-fact={fact.id} className="text-link" href={fact.source.url} rel="external" lang={lang}>
        {_('item.fact.see-source', { source: fact.source.name })}
      </a>
    );
  }
  if (fact.href) {
    return (
      <a
        data-fact={fact.id}
        className="text-link inline-block min-h-6 min-w-6 whitespace-nowrap"
        href={fact.href}
        dir="ltr"
      >
        {fact.text}
      </a>
    );
  }
  return (
    <bdi data-fact={fact.id} lang={lang}>
      {fact.text}
    </bdi>
  );
}
