/** Props of every part of a panel: the messages of the panel's language, and the prefix that makes its ids unique. */
export type PartProps = {
  _: (key: string, values?: Record<string, unknown>) => string;
  panelId: string;
  dir: 'ltr' | 'rtl';
};
