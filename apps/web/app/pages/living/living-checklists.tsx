import type { Locale } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { DocumentChecklist } from '../../features/checklist/document-checklist.tsx';
import { HandbookSection } from '../../features/handbook/handbook-section.tsx';
import { TextIn } from '../../features/prose/text-language.tsx';

const PATH = ['visa', 'identity', 'bank', 'licence', 'insurance', 'school', 'tenancy'];
const LEAVING = ['utilities', 'tenancy', 'visa', 'gratuity', 'fines', 'bank', 'shipping'];

/** What to do on moving in, as a new resident and on leaving. Ticks stay on the device. */
export function LivingChecklists({ moveIn, locale }: { moveIn: readonly string[]; locale: Locale }) {
  const { _ } = useLingui();
  return (
    <HandbookSection id="checklists" title={_('living.section.checklists')}>
      <div className="grid gap-x-8 gap-y-8 medium:grid-cols-2">
        <DocumentChecklist
          listId="living.path"
          title={_('living.path.title')}
          level={3}
          documents={PATH.map((step) => _(`living.path.${step}`))}
        />
        <DocumentChecklist
          listId="living.move-in"
          title={_('living.move-in.title')}
          level={3}
          documents={moveIn.map((text) => (
            <TextIn key={text} locale={locale}>
              {text}
            </TextIn>
          ))}
        />
        <DocumentChecklist
          listId="living.leaving"
          title={_('living.leaving.title')}
          level={3}
          documents={LEAVING.map((step) => _(`living.leaving.${step}`))}
        />
      </div>
    </HandbookSection>
  );
}
