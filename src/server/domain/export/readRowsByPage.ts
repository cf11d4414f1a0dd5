/**
 * Yields rows page by page, in ascending order of their ids.
 * @param read returns the next rows, with ids greater than `after`. An empty page ends the iteration.
 */
export async function* readRowsByPage<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let page = await read(0); page.length > 0; page = await read(page.at(-1)!.id)) yield* page;
}
