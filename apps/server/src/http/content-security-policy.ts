import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The policy of a fully rendered page. It allows only our own scripts, by address or by hash of their text. `style` is the text
 * of the page's one inline style. It is passed in, not read from the page, so that page content cannot allow another style.
 */
export function contentSecurityPolicy(html: string, style: string | null): string {
  const hashes = Array.from(html.matchAll(INLINE_SCRIPT), ([, source = '']) => hashOf(source));
  const styles = style === null ? "'self'" : `'self' ${hashOf(style)}`;
  return policy(["'self'", ...new Set(hashes)].join(' '), "'self'", styles);
}

/** Development only: Vite requires inline scripts and a web socket. */
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
