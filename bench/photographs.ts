import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { encodePicture } from '@dalil/backend/newsroom/pictures/encode-picture.ts';
import sharp from 'sharp';
import { BYTE_BUDGETS, kilobytes } from './budgets.ts';
import { budgetRow, describeRun, markdown, saveSection } from './results.ts';

/**
 * What real photographs weigh as pages send them: `node bench/photographs.ts a.jpg b.jpg`. Smaller ones are enlarged to the largest
 * width first and sharpened, so that their files are no lighter than those of a camera at that size.
 */
const LARGEST = 1600;
/** A telephone of 390 points with three pixels each shows two thirds of the screen's points: 772 pixels, so the file of 960. */
const ON_PHONE = 960;
/** The heaviest whole page without a photograph in the section "Pages": Urdu with its fonts. */
const HEAVIEST_PAGE = 194_100;

const limit = BYTE_BUDGETS.find(({ kind }) => kind === 'all')?.limit ?? 0;
const rows: string[][] = [];
let most = 0;
for (const file of process.argv.slice(2)) {
  const own = await readFile(file);
  const { width } = await sharp(own).metadata();
  const large =
    width >= LARGEST
      ? own
      : await sharp(own).resize({ width: LARGEST, kernel: 'lanczos3' }).sharpen().jpeg({ quality: 92 }).toBuffer();
  const encoded = await encodePicture(new Uint8Array(large));
  if ('refused' in encoded) throw new Error(`${file}: ${encoded.refused}`);
  const bytesOf = (at: number, format: string) =>
    encoded.files.find((one) => one.width === at && one.format === format)?.content.byteLength ?? 0;
  most = Math.max(most, bytesOf(ON_PHONE, 'avif'));
  const sizes = [480, 960, 1600].flatMap((at) => ['avif', 'webp'].map((format) => kilobytes(bytesOf(at, format))));
  rows.push([path.basename(file), `${width}`, ...sizes]);
}
const columns = ['kB', 'own width', '480 AVIF', '480 WebP', '960 AVIF', '960 WebP', '1600 AVIF', '1600 WebP'];
const verdict = budgetRow(
  'heaviest page with the heaviest of these on a phone',
  `${limit / 1000} kB`,
  `${kilobytes(HEAVIEST_PAGE)} + ${kilobytes(most)} kB`,
  HEAVIEST_PAGE + most <= limit,
);
const table = `${markdown({ columns, rows })}\n\n${markdown({ columns: ['photographs', 'budget', 'measured', 'verdict'], rows: [verdict] })}`;
console.log(table);
await saveSection('Weight of photographs', `${describeRun()}\n\n${table}`);
