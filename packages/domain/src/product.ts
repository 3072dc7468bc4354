/** What is the same of the product in every language. Its names within a language are in that language's folder. */
export const PRODUCT = {
  name: 'Dalil',
  assistantName: 'Ayyan',
  timeZone: 'Asia/Dubai',
  /** ID-6: the browser's interface uses the page's background colour. */
  themeColor: { light: '#FAFAFA', dark: '#0F0F0F' },
} as const;
