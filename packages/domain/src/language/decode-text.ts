/** The text of a file or answer. `isWhole` is false where its encoding is unknown or some of its bytes are none of it. */
export type DecodedText = { text: string; isWhole: boolean };

/** How many bytes of a file can hold the statement of its own encoding. */
const HEAD_BYTES = 1024;
const CHARSET = /charset\s*=\s*["']?([\w:.-]+)/i;
const XML_ENCODING = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w:.-]+)["']/i;
const HTML_CHARSET = /<meta[^>]+charset\s*=\s*["']?([\w:.-]+)/i;
const NOT_ASCII = /[^\0-\u007f]/;

/**
 * Decodes bytes of others. A byte order mark decides, then valid UTF-8 with letters beyond ASCII, which no other encoding is by accident
 * while servers often name a wrong one; then the charset of the HTTP header, the XML declaration or the HTML page; then UTF-8.
 */
export function decodeText(bytes: Uint8Array, contentType: string | null = null): DecodedText {
  const marked = markedEncoding(bytes);
  if (marked !== null) return decodeAs(marked, bytes) ?? { text: '', isWhole: false };
  const utf8 = decodeAs('utf-8', bytes) ?? { text: '', isWhole: false };
  if (utf8.isWhole && NOT_ASCII.test(utf8.text) && !utf8.text.includes('\0')) return utf8;
  const declared = declaredEncoding(bytes, contentType);
  if (declared === null) return utf8;
  return decodeAs(declared, bytes) ?? { ...utf8, isWhole: false };
}

function markedEncoding(bytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // UTF-16 without a mark: what begins with an ASCII letter has a zero beside it.
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? 'utf-16be' : null;
}

function declaredEncoding(bytes: Uint8Array, contentType: string | null): string | null {
  const head = Array.from(bytes.subarray(0, HEAD_BYTES), (byte) => String.fromCharCode(byte)).join('');
  const ofHttp = CHARSET.exec(contentType ?? '')?.[1];
  const ofFile = XML_ENCODING.exec(head)?.[1] ?? HTML_CHARSET.exec(head)?.[1];
  const declared = isDefault(ofHttp) ? (ofFile ?? ofHttp) : ofHttp;
  // Bytes that hold an ASCII declaration are not UTF-16, whatever it says.
  return declared === undefined || /^utf-?16/i.test(declared) ? null : declared;
}

/** What servers send for everything is no statement about a file that states another. */
const isDefault = (charset: string | undefined) =>
  charset === undefined || /^(?:utf-?8|us-ascii|iso-8859-1)$/i.test(charset);

function decodeAs(encoding: string, bytes: Uint8Array): DecodedText | null {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding);
  } catch {
    return null;
  }
  const text = decoder.decode(bytes);
  return { text, isWhole: !text.includes('\uFFFD') };
}
