import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** The policy of a page rendered whole: scripts are ours by address or by the hash of their text, nothing else runs. */
export function contentSecurityPolicy(html: string): string {
  const hashes = Array.from(html.matchAll(INLINE_SCRIPT), ([, source = '']) => {
    const digest = createHash('sha256').update(source).digest('base64');
    return `'sha256-${digest}'`;
  });
  return policy(["'self'", ...new Set(hashes)].join(' '), "'self'");
}

/** Development only: Vite's own scripts and its socket need room. */
export const DEVELOPMENT_POLICY = policy("'self' 'unsafe-inline'", "'self' ws:", "'self' 'unsafe-inline'");

function policy(scripts: string, connections: string, styles = "'self'"): string {
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connections}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
