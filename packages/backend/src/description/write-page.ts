import { createHash } from 'node:crypto';
import { type ApiDocument, exampleAddress, type Operation, operationsOf, type Parameter } from './document.ts';

const STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:60rem;margin-inline:auto;padding:1rem}
section{border-block-start:1px solid;margin-block-start:2rem}
h3,td,th,a,code{overflow-wrap:break-word}
td code{overflow-wrap:anywhere}
pre{overflow:auto;max-block-size:24rem;padding:.75rem;border:1px solid}
table{border-collapse:collapse}th,td{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0}
nav a{display:inline-block;min-block-size:1.5rem;margin-inline-end:1rem}`;

/** Only this style may be loaded. No script may run. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The description as an HTML page, without scripts and external resources. */
export function writePage(document: ApiDocument): string {
  const operations = operationsOf(document);
  const sections = document.tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags?.includes(name));
    const parts = own.map(({ path, method, operation }) => writeOperation(path, method, operation));
    return `<section aria-labelledby="tag-${name}"><h2 id="tag-${name}">${escape(name)}</h2>${parts.join('')}</section>`;
  });
  const links = document.tags.map(({ name }) => `<a href="#tag-${name}">${escape(name)}</a>`).join(' ');
  const { title, version, description } = document.info;
  const paragraphs = description.split('\n\n').map((text) => `<p>${code(text)}</p>`);
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<style>${STYLE}</style></head><body><main><h1>${escape(title)}</h1><p>Version ${escape(version)} · ` +
    `<a href="/api/openapi.json">OpenAPI document</a> · <a href="/">The guide</a></p>${paragraphs.join('')}` +
    `<nav aria-label="Sections">${links}</nav>${sections.join('')}</main></body></html>`
  );
}

function writeOperation(path: string, method: string, operation: Operation): string {
  const address = exampleAddress(path, operation);
  const isReadable = method === 'get' && address !== null;
  const body = Object.values(operation.requestBody?.content ?? {})[0];
  return (
    `<article><h3 id="${escape(operation.operationId ?? '')}">${method.toUpperCase()} <code>${escape(path)}</code></h3>` +
    `<p>${code(operation.summary ?? '')}</p>` +
    (operation.parameters ? writeParameters(operation.parameters) : '') +
    (isReadable ? `<p>Example: <a href="${escape(address)}"><code>${escape(address)}</code></a></p>` : '') +
    (body ? writeJson('Example of what is sent', body.example ?? body.schema?.example) : '') +
    `<p>Answers</p>${writeAnswers(operation)}</article>`
  );
}

function writeParameters(parameters: Parameter[]): string {
  const rows = parameters.map(({ name, in: place, required, description, schema }) => {
    const choices = schema.enum?.map((one) => `<code>${escape(one)}</code>`).join(' ');
    const hasDefault = schema.default !== undefined && schema.default !== '';
    const meaning = [
      code(description ?? schema.description ?? ''),
      choices && `One of ${choices}`,
      hasDefault && `Default: <code>${escape(String(schema.default))}</code>`,
    ];
    return (
      `<tr><th scope="row"><code>${escape(name)}</code></th><td>${place}${required ? ', required' : ''}</td>` +
      `<td>${meaning.filter(Boolean).join('. ')}</td></tr>`
    );
  });
  return `<table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function writeAnswers({ responses }: Operation): string {
  const items = Object.entries(responses).map(([status, { description, content }]) => {
    const [type, media] = Object.entries(content ?? {})[0] ?? [];
    const example = media?.example ?? media?.schema?.example;
    return `<li>${status}: ${code(description)}${type ? ` (<code>${escape(type)}</code>)` : ''}${writeJson('Example', example)}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function writeJson(label: string, example: unknown): string {
  if (example === undefined) return '';
  return `<details><summary>${label}</summary><pre tabindex="0">${escape(JSON.stringify(example, null, 2))}</pre></details>`;
}

/** Text in which `words` are set as code. */
function code(text: string): string {
  return escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
