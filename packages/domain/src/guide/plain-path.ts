/**
 * A path as our addresses are written: lower case, nothing encoded that need not be. The router accepts other spellings of the
 * same page. Null if the path is malformed.
 */
export function plainPath(path: string): string | null {
  try {
    const segments = path.split('/').map((segment) => decodeURIComponent(segment).toLowerCase());
    return segments.map((segment) => encodeURIComponent(segment)).join('/');
  } catch {
    return null;
  }
}
