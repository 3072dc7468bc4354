export type Frame = { filename: string; function: string; lineno: number; colno: number; in_app: true };

const FRAME = /^\s*(?:at\s+)?(?:(.*?)[@(\s])?\(?(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/;
const MAX_FRAMES = 30;

/** The frames of an error's stack in any browser, the innermost last, as error services read them. Addresses without their query. */
export function readFrames(stack: string): Frame[] {
  return stack
    .split('\n')
    .flatMap((line): Frame[] => {
      const [, name, address, lineno, colno] = FRAME.exec(line) ?? [];
      if (address === undefined) return [];
      const filename = address.replace(/[?#].*$/, '');
      return [{ filename, function: name?.trim() || '?', lineno: Number(lineno), colno: Number(colno), in_app: true }];
    })
    .slice(0, MAX_FRAMES)
    .toReversed();
}
