import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pickRules } from './pick-rules.ts';
import { readStylesheet, type StylePart, WAITING_MEDIA } from './stylesheet.ts';

/** A page with exactly the CSS rules it uses inlined; `style` is null when the page was left unchanged. */
export type StyledPage = { html: string; style: string | null };
export type PageStyles = (html: string) => StyledPage;

const FOLDER = 'assets';
const LINK = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

/** Reads the stylesheets of a build once. */
export async function readPageStyles(clientFolder: string): Promise<PageStyles> {
  const names = (await readdir(path.join(clientFolder, FOLDER))).filter((name) => name.endsWith('.css'));
  const read = names.map(async (name) => {
    const css = await readFile(path.join(clientFolder, FOLDER, name), 'utf8');
    return [`/${FOLDER}/${name}`, readStylesheet(css)] as const;
  });
  return createPageStyles(new Map(await Promise.all(read)));
}

/**
 * Inlines the rules a page uses before its stylesheets, so that only hydration waits for the stylesheets, not the first paint
 * (see apps/web/app/styles/whole-sheets.ts). Without scripts, or in a medium whose rules are not inlined, the page still waits
 * for them. A page with an unknown stylesheet is left unchanged.
 */
export function createPageStyles(sheets: ReadonlyMap<string, readonly StylePart[]>): PageStyles {
  return (html) => {
    const links = Array.from(html.matchAll(LINK));
    const used = links.map(([, address = '']) => sheets.get(address));
    if (links.length === 0 || used.includes(undefined)) return { html, style: null };
    const rules = pickRules(
      used.flatMap((parts) => parts ?? []),
      html,
    );
    // `<\/` means the same in a string of a stylesheet, and does not close an element in HTML.
    const style = rules.replaceAll('</', String.raw`<\/`);
    const plain = links.map(([link]) => link).join('');
    const late = plain.replaceAll('/>', ` media="${WAITING_MEDIA.join(', ')}"/>`);
    const all = `<style>${style}</style>${late}<noscript>${plain}</noscript>`;
    let isPlaced = false;
    const styled = html.replaceAll(LINK, () => {
      if (isPlaced) return '';
      isPlaced = true;
      return all;
    });
    return { html: styled, style };
  };
}
