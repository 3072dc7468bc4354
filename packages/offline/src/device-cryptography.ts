/** The browser's cryptography. Null over plain http, except on this machine's own address: browsers then have none. */
export function deviceCryptography(): SubtleCrypto | null {
  return (globalThis.crypto as Partial<Crypto> | undefined)?.subtle ?? null;
}

/** Throws where the browser has none: for callers that hold a key, which only cryptography makes. */
export function requireCryptography(): SubtleCrypto {
  const subtle = deviceCryptography();
  if (!subtle) throw new DOMException('no cryptography without a secure connection', 'NotSupportedError');
  return subtle;
}
