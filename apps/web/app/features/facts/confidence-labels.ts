const KEYS: Readonly<Record<string, string>> = {
  official: 'item.confidence.official',
  press: 'item.confidence.press',
  secondary: 'item.confidence.secondary',
  general: 'item.confidence.general',
};

/** The message that states the confidence of a fact. An unknown value counts as general knowledge. */
export function confidenceKey(confidence: string): string {
  return KEYS[confidence] ?? 'item.confidence.general';
}
