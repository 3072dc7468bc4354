/** The product's names; the only place they are written. `guideName` stands beside the wordmark in the reader's language. */
export const PRODUCT = {
  name: 'Dalil',
  assistantName: { en: 'Ayyan', ar: 'عيّان', hi: 'अय्यान', ur: 'عیان' },
  guideName: { en: 'Dubai Guide', ar: 'دليل دبي', hi: 'दुबई गाइड', ur: 'دبئی گائیڈ' },
  timeZone: 'Asia/Dubai',
  /** ID-6: the browser's own bars take the page's background. */
  themeColor: { light: '#FAFAFA', dark: '#0F0F0F' },
} as const;
