import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { UnreadableSource } from './unreadable-source.ts';

const BATCH_ROWS = 2000;

/** The rows of a Parquet file, a batch at a time, with the columns it has of those that are wanted. Throws `UnreadableSource`. */
export async function* readParquetRows(
  path: string,
  wanted: readonly string[],
  onBytes: (bytes: number) => void,
): AsyncGenerator<Record<string, unknown>> {
  const file = await asyncBufferFromFile(path);
  try {
    const metadata = await parquetMetadataAsync(file);
    const names = new Set(metadata.schema.map(({ name }) => name));
    const columns = [...new Set(wanted)].filter((name) => names.has(name));
    const rows = Number(metadata.num_rows);
    for (let rowStart = 0; rowStart < rows; rowStart += BATCH_ROWS) {
      const rowEnd = Math.min(rows, rowStart + BATCH_ROWS);
      yield* await parquetReadObjects({ file, metadata, columns, rowStart, rowEnd });
      onBytes((file.byteLength * rowEnd) / rows);
    }
  } catch (error) {
    throw new UnreadableSource('The file is damaged, not complete, or no Parquet of Overture.', { cause: error });
  }
}
