/** Messages from a page to the worker. */
export type WorkerMessage =
  /** The page and its images were loaded before the worker was active. */
  | { type: 'keep-page'; address: string; pictures: readonly string[] }
  /** The search pack on this device has changed: the index should be created before the next search. */
  | { type: 'make-index' }
  /** Store the base map, for small maps without a network; `isWhole`: also the large map, which was opened or requested. */
  | { type: 'keep-map'; isWhole: boolean }
  /** Store what pictures of items are drawn from without a network. */
  | { type: 'keep-pictures' }
  /** A page is being opened: downloads in the background stop until it has arrived. */
  | { type: 'hold-downloads'; isHeld: boolean }
  /** The user accepted the new version: activate it without waiting until every tab is closed. */
  | { type: 'take-over' }
  /** Answered through the message's port with the id of the worker's release. */
  | { type: 'which-release' };
