/** A minimal build of the client, for tests of the HTTP server. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EMBEDDED_RESPONSE_ELEMENT_ID, type EmbeddedResponse } from '../shared/pages/embeddedResponse';
import { waitUntil } from './waitUntil';

export const TEST_INDEX_HTML =
  '<!doctype html><title>Winnow</title><body><div id="root"></div></body></html>';

/**
 * Writes a build into a temporary folder, which the caller removes, and returns its path.
 * @param assets contents of the files in the folder `assets` by name
 * @param preloads files to preload by chunk
 */
export function createTestClientBuild(
  assets: Readonly<Record<string, string>> = {},
  preloads: Readonly<Record<string, readonly string[]>> = {},
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'winnow-client-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), TEST_INDEX_HTML);
  writeFileSync(path.join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'preloads.json'), JSON.stringify(preloads));
  for (const [name, content] of Object.entries(assets))
    writeFileSync(path.join(folder, 'assets', name), content);
  return folder;
}

/**
 * Parses the embedded response of an HTML page; null if it contains none. Throws if the page contains anything else
 * besides the test's page.
 */
export function parseEmbeddedResponse(html: string): EmbeddedResponse | null {
  if (html === TEST_INDEX_HTML) return null;
  const [start, end] = TEST_INDEX_HTML.split(/(?=<\/body>)/) as [string, string];
  const open = `${start}<script type="application/json" id="${EMBEDDED_RESPONSE_ELEMENT_ID}">`;
  const close = `</script>${end}`;
  if (!html.startsWith(open) || !html.endsWith(close)) throw new Error(`Unexpected page: ${html}`);
  return JSON.parse(html.slice(open.length, -close.length)) as EmbeddedResponse;
}

/** Requests a page until it contains data, because on a busy machine the data may not be ready in time. */
export async function readPageData(requestPage: () => Promise<{ body: string }>): Promise<EmbeddedResponse> {
  const found: EmbeddedResponse[] = [];
  await waitUntil(async () => {
    const data = parseEmbeddedResponse((await requestPage()).body);
    if (data) found.push(data);
    return data !== null;
  });
  return found[0]!;
}
