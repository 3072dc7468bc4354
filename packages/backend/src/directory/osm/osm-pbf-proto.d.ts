/** The messages of the format, which the library has for reading and writing without types. Used by tests. */
declare module 'osm-pbf-parser-node/proto/fileformat.js' {
  export const Blob: { write: (message: object, pbf: unknown) => void };
  export const BlobHeader: { write: (message: object, pbf: unknown) => void };
}
declare module 'osm-pbf-parser-node/proto/osmformat.js' {
  export const HeaderBlock: { write: (message: object, pbf: unknown) => void };
  export const PrimitiveBlock: { write: (message: object, pbf: unknown) => void };
}
