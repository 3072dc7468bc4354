export type StrippedPage = { html: string; css: string; resources: string[] };

/**
 * Runs inside a page of the product, opened without scripts, and reduces it to hand-written markup: no script, and only the
 * stylesheet rules that match something on the page, inline in the document. `resources` are addresses of images and fonts.
 */
export function stripPage(): StrippedPage {
  // Selectors that depend on the pointer or on generated boxes count as matching. A colon after a backslash is part of a name.
  const passing = /(?<!\\)::?(?!is\b|where|not|has|root|lang|dir|nth|first|last|only)[\w-]+(?:\([^)]*\))?/g;
  const isUsed = (selector: string): boolean => {
    try {
      return document.querySelector(selector.replaceAll(passing, '').trim() || '*') !== null;
    } catch {
      return true;
    }
  };
  const retainRule = (rule: CSSRule): string => {
    if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? rule.cssText : '';
    if (rule instanceof CSSKeyframesRule || !('cssRules' in rule)) return rule.cssText;
    const inner = Array.from(rule.cssRules as CSSRuleList, retainRule).join('');
    return inner === '' ? '' : `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
  };
  // Uses the complete stylesheets, neither the rules the product has already selected from them nor the stylesheets it defers to
  // scripts.
  const sheets = Array.from(document.styleSheets).filter(({ href, media }) => href !== null && media.length === 0);
  const rules = sheets.flatMap((sheet) => Array.from(sheet.cssRules, retainRule));
  const css = rules.join('').replaceAll(/\s+/g, ' ');

  document
    .querySelectorAll('script, noscript, style, link[rel=modulepreload], link[rel=stylesheet]')
    .forEach((element) => element.remove());
  const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
  const found: ChildNode[] = [];
  while (comments.nextNode()) found.push(comments.currentNode as ChildNode);
  for (const comment of found) comment.remove();
  document.normalize();
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const html = `<!doctype html>${document.documentElement.outerHTML}`;
  const addresses = html.match(/\/(?:assets|art)\/[\w./-]+\.\w+|\/favicon\.svg/g) ?? [];
  return { html, css, resources: [...new Set(addresses)] };
}
