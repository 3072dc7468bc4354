/**
 * Loads a file of the site, and again each time the connection comes back until it has arrived. Some browsers remember a
 * file that failed until the next document; there it fails each time.
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
