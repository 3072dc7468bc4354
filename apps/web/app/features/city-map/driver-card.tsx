import { useLingui } from '@lingui/react';
import { Copy, Phone } from 'lucide-react';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FullDialog } from '../../ui/modal.tsx';
import { useCopy } from '../share/use-copy.ts';

/** What a driver needs, in Arabic as on the signs, and in the language of the page. */
export type DriverAddress = {
  arabic: { title: string; district: string };
  own: { title: string; district: string; lang: string };
  phone: { text: string; href: string } | null;
};

/** The address in large type, to be held up to a driver in sunlight. */
export function DriverCard({ driver, onClose }: { driver: DriverAddress; onClose: () => void }) {
  const { _ } = useLingui();
  const copy = useCopy();
  const { arabic, own, phone } = driver;
  const messages = { id: 'driver', copied: _('map.driver.copied'), failed: _('map.driver.copy-failed') };
  const address = [arabic.title, arabic.district, phone?.text].filter(Boolean).join('\n');
  return (
    <FullDialog
      isOpen
      title={_('map.driver.title')}
      closeLabel={_('map.close')}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      actions={
        <>
          {phone ? (
            <a href={phone.href} className={buttonClass({ variant: 'primary' })}>
              <Phone aria-hidden className="icon" />
              {_('map.driver.call')}
            </a>
          ) : null}
          <Button data-needs-script="" onClick={() => void copy(address, messages)}>
            <Copy aria-hidden className="icon" />
            {_('map.driver.copy')}
          </Button>
        </>
      }
    >
      <div className="flex grow flex-col justify-center gap-6">
        <p lang="ar" dir="rtl" className="flex flex-col gap-3 text-start">
          <strong className="driver-name font-strong">{arabic.title}</strong>
          <span className="text-title">{arabic.district}</span>
        </p>
        {own.lang === 'ar' ? null : (
          <p lang={own.lang} dir="auto" className="flex flex-col gap-1 border-t border-line pt-6">
            <strong className="text-title font-strong">{own.title}</strong>
            <span className="text-section text-text-2">{own.district}</span>
          </p>
        )}
        {phone ? (
          <bdi dir="ltr" className="text-title text-start">
            {phone.text}
          </bdi>
        ) : null}
      </div>
    </FullDialog>
  );
}
