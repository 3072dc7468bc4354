import type { PictureFiles } from './picture-files.ts';

/** Files of pictures in memory. */
export function createMemoryFiles(): PictureFiles & { addresses: () => string[] } {
  const files = new Map<string, Uint8Array>();
  return {
    save: async (address, content) => void files.set(address, content),
    read: async (address) => {
      const content = files.get(address);
      return content ? new Uint8Array(content) : null;
    },
    remove: async (address) => void files.delete(address),
    addresses: () => [...files.keys()],
  };
}
