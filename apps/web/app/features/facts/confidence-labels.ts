const KEYS: Readonly<Record<string, string>> = {
  official: 'item.confidence.official',
  press: 'item.confidence.press',
  secondary: 'item.confidence.secondary',
  general: 'item.confidence.general',
};

/** The message that says how well something is known. What is not known counts as general knowledge. */
export function confidenceKey(confidence: string): string {
  return KEYS[confidence] ?? 'item.confidence.general';
}
