import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of a page rendered whole: scripts are ours by address or by the hash of their text, nothing else runs. `style` is
 * the text of its one inline style, of which the page is not asked, so that nothing in it can allow another.
 */
export function contentSecurityPolicy(html: string, style: string | null): string {
  const hashes = Array.from(html.matchAll(INLINE_SCRIPT), ([, source = '']) => hashOf(source));
  const styles = style === null ? "'self'" : `'self' ${hashOf(style)}`;
  return policy(["'self'", ...new Set(hashes)].join(' '), "'self'", styles);
}

/** Development only: Vite's own scripts and its socket need room. */
export const DEVELOPMENT_POLICY = policy("'self' 'unsafe-inline'", "'self' ws:", "'self' 'unsafe-inline'");

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function policy(scripts: string, connections: string, styles: string): string {
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
