/**
 * Loads a file of the site, and again each time the connection returns until it has arrived. Some browsers cache the failure of a
 * file until the next document; there it fails each time.
 */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}
