/** The targets of the skip links. */
export const LAYOUT_IDS = {
  content: 'content',
  navigation: 'navigation',
  /** The navigation on narrow screens. */
  sections: 'sections',
  search: 'search',
  footer: 'footer',
} as const;
