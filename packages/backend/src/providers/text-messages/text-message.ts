/** `to` is E.164. */
export type TextMessage = { to: string; text: string };

/**
 * The result of a text message. `recipient`: it can never reach this number. `stopped`: its owner has answered STOP. `provider`: temporary, or something that an operator can mend. `reason` is a
 * code without the number.
 */
export type TextResult = { sent: 1 } | { sent: 0; fault: 'recipient' | 'stopped' | 'provider'; reason: string };

/** Sends one text message. Failures of delivery are returned, not thrown. */
export type SendText = (message: TextMessage) => Promise<TextResult>;
