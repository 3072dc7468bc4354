import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { capture } from './capture.mjs';
import { projectFolder } from './check-node.mjs';

/** Licences under which a package may be part of the product. LGPL and MPL apply to their own files only. */
const PERMITTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-only',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
]);
/** Packages that name no licence in package.json, and the one their LICENSE file has, read at this version. */
const READ = new Map([['suncalc@2.0.2', 'BSD-2-Clause']]);
const FILE = path.join('build', 'sbom.cdx.json');

const npm = process.env.npm_execpath;
const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
const { status, output } = await capture(command, [...first, 'sbom', '--sbom-format=cyclonedx', '--omit=dev']);
if (status !== 0) {
  console.error(output);
  process.exit(1);
}
const start = output.indexOf('{');
const { components } = JSON.parse(output.slice(start));
mkdirSync(path.join(projectFolder, 'build'), { recursive: true });
writeFileSync(path.join(projectFolder, FILE), output.slice(start));

const byLicence = new Map();
for (const component of components) {
  if (isOwn(component)) continue;
  const licence = licenceOf(component);
  byLicence.set(licence, [...(byLicence.get(licence) ?? []), `${component.name}@${component.version}`]);
}
for (const [licence, names] of [...byLicence].sort((a, b) => b[1].length - a[1].length)) {
  console.log(`${licence}: ${names.length}`);
}
const refused = [...byLicence].filter(([licence]) => !isPermitted(licence));
for (const [licence, names] of refused) console.error(`Not permitted: ${licence} of ${names.join(', ')}`);
console.log(`${components.length} components in ${FILE}`);
process.exitCode = refused.length === 0 ? 0 : 1;

/** A workspace of this project. */
function isOwn({ purl }) {
  return decodeURIComponent(purl ?? '').startsWith('pkg:npm/@dalil/');
}

/** The licences of a component as an SPDX expression; "unknown" without one. */
function licenceOf({ name, version, licenses = [] }) {
  const named = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' AND ');
  return named || (READ.get(`${name}@${version}`) ?? 'unknown');
}

/** Whether one of the alternatives of an expression is permitted as a whole. */
function isPermitted(expression) {
  const alternatives = expression.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((alternative) => alternative.split(' AND ').every((one) => PERMITTED.has(one.trim())));
}
