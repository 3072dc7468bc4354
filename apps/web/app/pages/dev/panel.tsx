import { LOCALE_INFO, type Locale } from '@dalil/domain/language/locale.ts';
import { type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import { CardParts, FactParts, MapParts, TypeParts } from './content-parts.tsx';
import { ButtonParts, ChipParts, FormParts } from './control-parts.tsx';
import type { PartProps } from './part-props.ts';
import { MessageParts, NavigationParts, OverlayParts } from './surrounding-parts.tsx';

const sources = import.meta.glob<Messages>('../../../../../packages/domain/src/languages/*/pages/components.json', {
  import: 'default',
  eager: true,
});
const messagesOf = (locale: Locale): Messages =>
  sources[`../../../../../packages/domain/src/languages/${locale}/pages/components.json`] ?? {};

type PanelLook = { id: string; name: string; theme: 'light' | 'dark'; isHighContrast: boolean; locale: Locale };

const THEMES = [
  { id: 'light', name: 'components.theme.light', theme: 'light', isHighContrast: false, locales: ['en', 'ar'] },
  {
    id: 'light-high',
    name: 'components.theme.light-high',
    theme: 'light',
    isHighContrast: true,
    locales: ['en', 'ar'],
  },
  { id: 'dark', name: 'components.theme.dark', theme: 'dark', isHighContrast: false, locales: ['hi', 'ur'] },
  { id: 'dark-high', name: 'components.theme.dark-high', theme: 'dark', isHighContrast: true, locales: ['hi', 'ur'] },
] as const;

/** Four themes in both directions; together they cover all four scripts. */
export const PANELS: readonly PanelLook[] = THEMES.flatMap(({ id, locales, ...look }) =>
  locales.map((locale) => ({ ...look, locale, id: `${id}-${LOCALE_INFO[locale].dir}` })),
);

export function Panel({ id, name, theme, isHighContrast, locale }: PanelLook) {
  const i18n = useMemo(() => setupI18n({ locale, messages: { [locale]: messagesOf(locale) } }), [locale]);
  const { dir } = LOCALE_INFO[locale];
  const part: PartProps = { _: (key, values) => i18n._(key, values), panelId: id, dir };
  const { _ } = part;
  return (
    <I18nProvider i18n={i18n}>
      <section
        data-theme={theme}
        data-contrast={isHighContrast ? 'high' : 'normal'}
        lang={locale}
        dir={dir}
        aria-labelledby={id}
        className="font-sans text-ui"
      >
        <div className="page-width flex flex-col gap-8 py-10">
          <h2 id={id} className="text-heading font-strong">
            {_(name)}
          </h2>
          <Group title={_('components.group.type')}>
            <TypeParts {...part} />
          </Group>
          <Group title={_('components.group.buttons')}>
            <ButtonParts {...part} />
          </Group>
          <Group title={_('components.group.chips')}>
            <ChipParts {...part} />
          </Group>
          <Group title={_('components.group.forms')}>
            <FormParts {...part} />
          </Group>
          <Group title={_('components.group.messages')}>
            <MessageParts {...part} />
          </Group>
          <Group title={_('components.group.navigation')}>
            <NavigationParts {...part} />
          </Group>
          <Group title={_('components.group.overlays')}>
            <OverlayParts {...part} />
          </Group>
          <Group title={_('components.group.cards')}>
            <CardParts {...part} />
          </Group>
          <Group title={_('components.group.facts')}>
            <FactParts {...part} />
          </Group>
          <Group title={_('components.group.maps')}>
            <MapParts {...part} />
          </Group>
        </div>
      </section>
    </I18nProvider>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-6">
      <h3 className="text-section font-strong">{title}</h3>
      {children}
    </div>
  );
}
