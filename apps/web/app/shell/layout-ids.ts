/** Where the skip links lead. */
export const LAYOUT_IDS = {
  content: 'content',
  navigation: 'navigation',
  /** What navigation is on narrow screens. */
  sections: 'sections',
  search: 'search',
  footer: 'footer',
} as const;
