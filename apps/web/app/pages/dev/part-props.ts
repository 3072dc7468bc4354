/** What every part of a panel gets: the words of the panel's language, and what keeps its ids apart. */
export type PartProps = {
  _: (key: string, values?: Record<string, unknown>) => string;
  panelId: string;
  dir: 'ltr' | 'rtl';
};
