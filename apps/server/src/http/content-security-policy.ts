import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** The policy of pages that may also fetch from the given origins: the map's provider, if the operator has set one. */
export function pagePolicy(origins: readonly string[]) {
  return (scripts: readonly string[], style: string | null) => contentSecurityPolicy(scripts, style, origins);
}

/**
 * The policy of a fully rendered page. It allows only our own scripts, by address or by hash of their text. `scripts` are the
 * texts of the inline scripts and `style` that of the one inline style. They are passed in, not read from the page, so that a
 * script or style that got into the content of a page is not allowed with them.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  style: string | null,
  origins: readonly string[] = [],
): string {
  const styles = style === null ? "'self'" : `'self' ${hashOf(style)}`;
  return policy(["'self'", ...new Set(scripts.map(hashOf))].join(' '), ["'self'", ...origins].join(' '), styles);
}

/** The inline scripts of a page that the build wrote and that holds no content. */
export function inlineScriptsOf(html: string): string[] {
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, source = '']) => source);
}

/** Development only: Vite requires inline scripts and a web socket. */
export const DEVELOPMENT_POLICY = policy("'self' 'unsafe-inline'", "'self' ws:", "'self' 'unsafe-inline'");

/** A response without a policy of its own may not load or run anything. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

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
