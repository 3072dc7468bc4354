import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import type { TextState } from '@dalil/domain/newsroom/workflow.ts';
import { useLingui } from '@lingui/react';
import { BadgeCheck } from 'lucide-react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { StateTag } from './state-tag.tsx';

type LanguageStateProps = { locale: Locale; state: TextState | 'outdated' | null; isApproved: boolean };

/** A language with the state of its text, and whether a person approved it. */
export function LanguageState({ locale, state, isApproved }: LanguageStateProps) {
  const { _ } = useLingui();
  return (
    <>
      <span aria-hidden className="font-semibold">
        {locale.toUpperCase()}
      </span>
      <VisuallyHidden>{LOCALE_INFO[locale].nativeName}</VisuallyHidden>
      <StateTag state={state} />
      {isApproved ? (
        <>
          <BadgeCheck aria-hidden className="icon-small text-success" />
          <VisuallyHidden>{_('newsroom.approvedByPerson')}</VisuallyHidden>
        </>
      ) : null}
    </>
  );
}
