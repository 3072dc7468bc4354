/** Buying, bringing, paying and papers: what a guide may say of medicines and treatments. */
const PRACTICAL =
  /\b(?:prescriptions?|over the counter|buy|sells?|sold|available|stock|import|bring|carry|customs|insurance|cover(?:ed|s)?|price|cost|costs|fees?|open|nearest|where|kharid\w*|parch[ie]|parche|nuskha|kahan|milegi|milega|wasfa|ashtari|wain|wein)\b|وصفة|شراء|أشتري|اشتري|يباع|سعر|تكلفة|تأمين|أين|اين|وين|خرید|نسخ[ہے]|پرچ[یے]|قیمت|بیمہ|کہاں|ملے گی|ملے گا|ख़रीद|खरीद|पर्ची|पर्चे|दाम|क़ीमत|कीमत|बीमा|कहाँ|कहां|मिलेगी|मिलेगा/iu;
/** Whether something is good for a body, how much of it, and what a sign means: what only a doctor can judge. */
const JUDGED =
  /\b(?:doses?|dosage|mg|how many|how often|together|mix|safe|side effects?|symptoms?|pain|fever|rash|bleed\w*|pregnan\w*|swollen|vomit\w*|infect\w*|overdose|should i|give (?:him|her|my|the)|take (?:it )?with|khura[ak]|kitni goli|dard|bukhar|jur3a|alam)\b|جرعة|ألم|وجع|حرارة|حامل|أعراض|آمن|خوراک|درد|بخار|حاملہ|علامات|محفوظ|ख़ुराक|खुराक|दर्द|बुख़ार|बुखार|गर्भ|लक्षण|सुरक्षित/iu;

/** Whether a question about health is only about where, for how much and with which papers something is to be had. */
export function isPracticalHealth(text: string): boolean {
  const written = text.normalize('NFC');
  return PRACTICAL.test(written) && !JUDGED.test(written);
}
