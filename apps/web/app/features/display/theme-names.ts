import type { ThemeChoice } from './display-store.ts';

/** The message that names each theme. */
export const THEME_NAMES: Record<ThemeChoice, string> = {
  light: 'shell.display.theme.light',
  dark: 'shell.display.theme.dark',
  system: 'shell.display.theme.system',
};
