/** The product's names, defined only here. `guideName` is displayed beside the wordmark in the user's language. */
export const PRODUCT = {
  name: 'Dalil',
  /** The name within text of a language. Devanagari letters would spell another word. */
  localName: { en: 'Dalil', ar: 'دليل', hi: 'Dalil', ur: 'دلیل' },
  assistantName: { en: 'Ayyan', ar: 'عيّان', hi: 'अय्यान', ur: 'عیان' },
  guideName: { en: 'Dubai Guide', ar: 'دليل دبي', hi: 'दुबई गाइड', ur: 'دبئی گائیڈ' },
  timeZone: 'Asia/Dubai',
  /** ID-6: the browser's interface uses the page's background colour. */
  themeColor: { light: '#FAFAFA', dark: '#0F0F0F' },
} as const;
