import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/** Origins of others that pages may use: what the operator has set up, and nothing without a setting. */
export type PageOrigins = { scripts: readonly string[]; connections: readonly string[]; pictures: readonly string[] };

const NO_ORIGINS: PageOrigins = { scripts: [], connections: [], pictures: [] };

/** The policy of pages that may also use the given origins. */
export function pagePolicy(origins: Partial<PageOrigins>) {
  return (scripts: readonly string[], style: string | null) =>
    contentSecurityPolicy(scripts, style, { ...NO_ORIGINS, ...origins });
}

/**
 * The policy of a fully rendered page. It allows only our own scripts, by address or by hash of their text. `scripts` are the
 * texts of the inline scripts and `style` that of the one inline style. They are passed in, not read from the page, so that a
 * script or style that got into the content of a page is not allowed with them.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  style: string | null,
  origins: PageOrigins = NO_ORIGINS,
): string {
  return policy({
    scripts: ["'self'", ...new Set(scripts.map(hashOf)), ...origins.scripts].join(' '),
    connections: ["'self'", ...origins.connections].join(' '),
    styles: style === null ? "'self'" : `'self' ${hashOf(style)}`,
    pictures: ["'self'", 'data:', ...origins.pictures].join(' '),
  });
}

/** The inline scripts of a page that the build wrote and that holds no content. */
export function inlineScriptsOf(html: string): string[] {
  return Array.from(html.matchAll(INLINE_SCRIPT), ([, source = '']) => source);
}

/** Development only: Vite requires inline scripts and a web socket. */
export const DEVELOPMENT_POLICY = policy({
  scripts: "'self' 'unsafe-inline'",
  connections: "'self' ws:",
  styles: "'self' 'unsafe-inline'",
  pictures: "'self' data:",
});

/** A response without a policy of its own may not load or run anything. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

type Sources = { scripts: string; connections: string; styles: string; pictures: string };

function policy({ scripts, connections, styles, pictures }: Sources): string {
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    `img-src ${pictures}`,
    "font-src 'self'",
    `connect-src ${connections}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
