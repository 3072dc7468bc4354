import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { asyncBufferFromFile, type Compressors, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { UnreadableSource } from './unreadable-source.ts';

/** A row group is decoded from its beginning each time, so small parts of a large one would take its time squared. */
const MAX_ROWS = 25_000;
/** What hyparquet does not bring. Overture publishes its releases with ZSTD; Snappy is built in. */
const COMPRESSORS: Compressors = {
  ZSTD: (input) => zstdDecompressSync(input),
  GZIP: (input) => gunzipSync(input),
  BROTLI: (input) => brotliDecompressSync(input),
};

/** The rows of a Parquet file, a part at a time, with the columns it has of those that are wanted. Throws `UnreadableSource`. */
export async function* readParquetRows(
  path: string,
  wanted: readonly string[],
  onBytes: (bytes: number) => void,
  maxRows = MAX_ROWS,
): AsyncGenerator<Record<string, unknown>> {
  const file = await asyncBufferFromFile(path);
  try {
    const metadata = await parquetMetadataAsync(file);
    const names = new Set(metadata.schema.map(({ name }) => name));
    const columns = [...new Set(wanted)].filter((name) => names.has(name));
    const rows = Number(metadata.num_rows);
    let rowStart = 0;
    for (const group of metadata.row_groups) {
      const groupEnd = rowStart + Number(group.num_rows);
      while (rowStart < groupEnd) {
        const rowEnd = Math.min(groupEnd, rowStart + maxRows);
        yield* await parquetReadObjects({ file, metadata, columns, rowStart, rowEnd, compressors: COMPRESSORS });
        rowStart = rowEnd;
        onBytes((file.byteLength * rowEnd) / rows);
      }
    }
  } catch (error) {
    throw new UnreadableSource('The file is damaged, not complete, or no Parquet of Overture.', { cause: error });
  }
}
