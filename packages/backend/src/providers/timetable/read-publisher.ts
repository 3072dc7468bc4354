import { type Row, readZipRows } from './read-zip-rows.ts';

/** Who publishes a timetable, as it says itself. Empty if it does not. */
export async function readPublisher(archive: string): Promise<string> {
  const first = async (name: string, read: (row: Row) => string | undefined) => {
    for await (const row of readZipRows(archive, name)) return read(row) ?? '';
    return '';
  };
  return (
    (await first('feed_info.txt', (row) => row.feed_publisher_name)) ||
    (await first('agency.txt', (row) => row.agency_name))
  );
}
