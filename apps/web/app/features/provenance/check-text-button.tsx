import type { Locale } from '@dalil/domain/language/locale.ts';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useApi } from '../../data/use-api.ts';
import { activateMessages } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { manifestQuery, provenanceKeysQuery } from '../../queries/provenance.ts';
import { Button } from '../../ui/button.tsx';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';
import { whenIdle } from '../lazy-loading/when-idle.ts';
import type { ItemWithManifest } from './provenance.ts';

type CheckTextButtonProps = {
  item: ItemWithManifest;
  /** The page is about this item: its manifest is stored with the page, for use without a connection. */
  isStored?: boolean;
};

/** STAFF-9: opens the check of the displayed text against its signed manifest. The check is loaded on the user's intent. */
export function CheckTextButton({ item, isStored = false }: CheckTextButtonProps) {
  const { _, i18n } = useLingui();
  const locale = useLocale();
  const regionId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { part: Panel, isOpen, setOpen, open, intent } = useOnIntent(() => loadPanel(i18n, locale));
  useStoredManifest(item, isStored);
  return (
    <div className="print:hidden" data-needs-script="">
      <Button
        ref={opener}
        size="small"
        aria-expanded={isOpen}
        aria-controls={regionId}
        onClick={() => (isOpen ? setOpen(false) : void open())}
        {...intent}
      >
        <ShieldCheck aria-hidden className="icon-small" />
        {_('item.check.open')}
      </Button>
      <div id={regionId}>
        {isOpen && Panel ? (
          <Panel item={item} findRoot={() => opener.current?.closest('[data-text-of]') ?? null} />
        ) : null}
      </div>
    </div>
  );
}

/** Reads the manifest once while the page is idle, so that the service worker has it when the connection is lost. */
function useStoredManifest({ kind, id }: ItemWithManifest, isStored: boolean): void {
  const api = useApi();
  const queries = useQueryClient();
  const locale = useLocale();
  useEffect(() => {
    if (!isStored || !navigator.serviceWorker?.controller) return;
    whenIdle(() => {
      void queries.prefetchQuery(manifestQuery(api, locale, { kind, id }));
      void queries.prefetchQuery(provenanceKeysQuery(api));
    });
  }, [api, queries, locale, kind, id, isStored]);
}

async function loadPanel(i18n: I18n, locale: Locale) {
  const [{ CheckTextPanel }] = await Promise.all([
    import('./check-text-panel.tsx'),
    activateMessages(i18n, locale, ['provenance']),
  ]);
  return CheckTextPanel;
}
