/** PRIV-1: what consent is asked for, in the order of the dialog. The first is always on. */
export const COOKIE_CATEGORIES = [
  'necessary',
  'analytics',
  'marketing',
  'monitoring',
  'preferences',
  'performance',
  'functional',
] as const;
export type CookieCategory = (typeof COOKIE_CATEGORIES)[number];
export type OptionalCategory = Exclude<CookieCategory, 'necessary'>;
export const OPTIONAL_CATEGORIES = COOKIE_CATEGORIES.filter((id): id is OptionalCategory => id !== 'necessary');

/** PRIV-2: the version of what is asked. A decision on another version counts as none. */
export const CONSENT_VERSION = '1.0';

/** PRIV-2: the keys of the device's storage: the receipt of the decision, and which categories are on. */
export const CONSENT_KEYS = { receipt: 'dalil.cookie-consent', categories: 'dalil.cookie-preferences' } as const;

/** In the storage of a tab: the user has asked for the dialog, which is then displayed also under Global Privacy Control. */
export const CONSENT_ASKED_KEY = 'dalil.cookie-dialog';

/** The id of the last receipt that reached an account. A receipt moves to the first account that is signed in after it was made. */
export const CONSENT_SENT_KEY = 'dalil.cookie-sent';

/** Dispatched on the window when a decision was made. The choice is also an attribute of the document until a toast names it. */
export const CONSENT_EVENT = 'dalil-consent';

/** How a decision was made. `gpc`: by the browser's Global Privacy Control, before anything was asked. */
export const CONSENT_CHOICES = ['rejected', 'accepted', 'selected', 'gpc'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** The categories a choice switches on. `selected` are the toggles of the dialog. */
export function grantedBy(choice: ConsentChoice, selected: readonly OptionalCategory[]): OptionalCategory[] {
  if (choice === 'accepted') return [...OPTIONAL_CATEGORIES];
  return choice === 'selected' ? OPTIONAL_CATEGORIES.filter((id) => selected.includes(id)) : [];
}

/** The text of the dialog in one language, with what the categories switch on this site. */
export type ConsentText = {
  version: string;
  title: string;
  customiseTitle: string;
  customiseIntro: string;
  /** Displayed where the browser sends Global Privacy Control. */
  gpc: string;
  rejectAll: string;
  acceptAll: string;
  customise: string;
  acceptSelected: string;
  alwaysOn: string;
  notUsed: string;
  policy: string;
  categories: { id: CookieCategory; name: string; purpose: string; isUsed: boolean }[];
};

/** Everything a person can read in the dialog, in order. The hash of a receipt is over these lines, joined with line feeds. */
export function consentLines(text: ConsentText): string[] {
  const { categories, version, notUsed, ...words } = text;
  return [
    version,
    ...Object.keys(words)
      .toSorted()
      .map((key) => words[key as keyof typeof words]),
    ...categories.flatMap(({ name, purpose, isUsed }) => [name, purpose, ...(isUsed ? [] : [notUsed])]),
  ];
}
