import { useLingui } from '@lingui/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import type { ComponentProps } from 'react';
import { directionOf } from '../../language/messages.ts';
import { useLocale } from '../../language/use-locale.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOnIntent } from '../lazy-loading/use-on-intent.ts';
import { THEME_CHOICES, type ThemeChoice } from './display-store.ts';
import { menuButton } from './menu-button.ts';
import { THEME_NAMES } from './theme-names.ts';
import { useDisplay } from './use-display.ts';

const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** The theme menu. Its behaviour is loaded on the user's intent. */
export function ThemeButton() {
  const { _ } = useLingui();
  const { theme, change } = useDisplay();
  const dir = directionOf(useLocale());
  const { part, open, intent } = useOnIntent(() => import('../../ui/menu.tsx'));
  if (!part) return <ThemeTrigger {...menuButton(open)} {...intent} />;
  return (
    <part.RadioMenu
      trigger={<ThemeTrigger />}
      label={_('shell.display.theme')}
      dir={dir}
      isOpenAtStart
      value={theme}
      onChange={(value) => change({ theme: value as ThemeChoice })}
      options={THEME_CHOICES.map((choice) => {
        const Icon = ICONS[choice];
        return {
          value: choice,
          label: _(THEME_NAMES[choice]),
          icon: <Icon aria-hidden className="icon-small" />,
        };
      })}
    />
  );
}

/** CSS selects the icon of the current theme, since the server does not know it. */
function ThemeTrigger(props: ComponentProps<'button'>) {
  const { _ } = useLingui();
  const icon = (
    <>
      <Sun aria-hidden className="icon" data-theme-icon="light" />
      <Moon aria-hidden className="icon" data-theme-icon="dark" />
    </>
  );
  return <IconButton {...props} label={_('shell.display.theme')} icon={icon} />;
}
