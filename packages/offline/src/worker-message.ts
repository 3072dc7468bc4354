/** What a page says to the worker. */
export type WorkerMessage =
  /** The page and its pictures came before the worker did. */
  | { type: 'keep-page'; address: string; pictures: readonly string[] }
  /** What is searched has changed on this device: its index is better made before somebody searches. */
  | { type: 'make-index' }
  /** The reader wants the new version: do not wait until every tab is closed. */
  | { type: 'take-over' }
  /** Answered through the message's port with the id of the worker's release. */
  | { type: 'which-release' };
