import { openFileByteStream } from './bytes';

/** Whether the first character of a file after white space is "{" or "[", the start of a JSON object or array. */
export async function isJsonFile(file: string): Promise<boolean> {
  const { chunks } = await openFileByteStream(file, () => undefined);
  for await (const chunk of chunks) {
    const start = chunk.toString('latin1').trimStart();
    if (start !== '') return start.startsWith('{') || start.startsWith('[');
  }
  return false;
}
