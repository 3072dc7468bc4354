import { useLingui } from '@lingui/react';
import { directionOf } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/modal.tsx';
import type { PhraseOf } from './phrase-table.tsx';

type PhraseCardProps = { phrase: PhraseOf; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** A phrase in large Arabic letters, to present to another person. */
export function PhraseCard({ phrase, isOpen, onOpenChange }: PhraseCardProps) {
  const { _ } = useLingui();
  const locale = useLocale();
  return (
    <Dialog
      title={_('practical.phrases.show-title')}
      closeLabel={_('practical.phrases.close')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={<Button onClick={() => onOpenChange(false)}>{_('practical.phrases.close')}</Button>}
    >
      <p lang="ar" dir="rtl" className="py-4 text-center text-title font-strong text-balance">
        {phrase.ar}
      </p>
      <p lang="ar-Latn" dir="ltr" className="text-center text-ui text-text-2 italic">
        {phrase.arLatin}
      </p>
      {locale === 'ar' ? null : (
        <p lang={locale} dir={directionOf(locale)} className="text-center text-label text-text-3">
          {phrase[locale]}
        </p>
      )}
    </Dialog>
  );
}
