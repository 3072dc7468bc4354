import { writeRentLetter } from '@dalil/domain/calculators/rent-letter.ts';
import type { RentLimit } from '@dalil/domain/calculators/rent-rise.ts';
import { LOCALE_INFO, LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { useCopy } from '../../features/share/use-copy.ts';
import { useLocale } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select.tsx';

const NAMES = ['landlord', 'home', 'tenant'] as const;
type Names = Record<(typeof NAMES)[number], string>;

type RentLetterPanelProps = { limit: RentLimit; asked: number | null; renewal: string | null };

/** The reply to the landlord in any of the four languages. Names stay on the page: they are neither sent nor in its address. */
export function RentLetterPanel({ limit, asked, renewal }: RentLetterPanelProps) {
  const { _ } = useLingui();
  const copy = useCopy();
  const pageLocale = useLocale();
  const [locale, setLocale] = useState<Locale>(pageLocale);
  const [names, setNames] = useState<Names>({ landlord: '', home: '', tenant: '' });
  const paragraphs = writeRentLetter({ ...limit, ...names, asked, renewal }, locale);
  return (
    <section
      aria-labelledby="letter"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 high-contrast:border-2 print:break-before-page print:border-0 print:p-0"
    >
      <h2 id="letter" className="text-name font-strong print:hidden">
        {_('calculators.letter')}
      </h2>
      <div className="flex flex-col gap-4 print:hidden">
        <SelectField
          label={_('calculators.letter.language')}
          value={locale}
          onChange={(event) => setLocale(LOCALES.find((one) => one === event.target.value) ?? pageLocale)}
          options={LOCALES.map((value) => ({ value, label: LOCALE_INFO[value].nativeName }))}
        />
        {NAMES.map((name) => (
          <TextField
            key={name}
            label={_(`calculators.letter.${name}`)}
            note={_('calculators.optional')}
            autoComplete="off"
            value={names[name]}
            onChange={(event) => setNames({ ...names, [name]: event.target.value })}
          />
        ))}
      </div>
      <div
        lang={locale}
        dir={LOCALE_INFO[locale].dir}
        data-letter=""
        className="flex flex-col gap-3 rounded-control bg-sunken px-5 py-4 text-label print:bg-bg print:p-0"
      >
        {paragraphs.map((paragraph, at) => (
          <p key={at} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
      <p className="text-meta text-text-3">{_('calculators.letter.no-advice')}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button
          onClick={() =>
            void copy(paragraphs.join('\n\n'), {
              id: 'letter',
              copied: _('calculators.letter.copied'),
              failed: _('calculators.letter.failed'),
            })
          }
        >
          <Copy aria-hidden className="icon" />
          {_('calculators.letter.copy')}
        </Button>
        <Button onClick={() => print()}>
          <Printer aria-hidden className="icon" />
          {_('calculators.print')}
        </Button>
      </div>
    </section>
  );
}
