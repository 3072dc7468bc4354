import type { Locale } from '@dalil/domain/language/locale.ts';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Flag } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { activateMessages } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';

/** "Report something wrong": the form is loaded on the user's intent and opens below the buttons. */
export function ReportProblem({ children }: { children?: ReactNode }) {
  const { _, i18n } = useLingui();
  const locale = useLocale();
  const regionId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { part: Form, isOpen, setOpen, open, intent } = useOnIntent(() => loadForm(i18n, locale));

  function close(): void {
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <div className="print:hidden" data-needs-script="">
      <div className="flex flex-wrap gap-2">
        {children}
        <Button
          ref={opener}
          aria-expanded={isOpen}
          aria-controls={regionId}
          onClick={() => (isOpen ? close() : void open())}
          {...intent}
        >
          <Flag aria-hidden className="icon flip-rtl" />
          {_('item.report.open')}
        </Button>
      </div>
      <div id={regionId}>{isOpen && Form ? <Form onClose={close} /> : null}</div>
    </div>
  );
}

async function loadForm(i18n: I18n, locale: Locale) {
  const [{ ReportForm }] = await Promise.all([
    import('./report-form.tsx'),
    activateMessages(i18n, locale, ['item-report']),
  ]);
  return ReportForm;
}
