/** Link headers that preload a screen's files together with the page, in parallel with the main script. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface ScreenPreloadLinks {
  /** Value of the Link header for a page path, or null if the screen needs no preloads. */
  linkHeader(pathname: string): string | null;
}

/** Name of the webpack chunk of each screen, by the screen's path. */
const SCREEN_CHUNK_BY_PATH: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, 'home'],
  [/^\/projects\/[^/]+\/issues\/?$/, 'issues'],
  [/^\/projects\/[^/]+\/issues\/\d+\/?$/, 'issue'],
];

/** Reads `preloads.json`, which the client build writes. Without it there are no preloads. */
export function readScreenPreloadLinks(folder: string): ScreenPreloadLinks {
  const file = path.join(folder, 'preloads.json');
  const chunks = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
  return {
    linkHeader(pathname) {
      const screen = SCREEN_CHUNK_BY_PATH.find(([pattern]) => pattern.test(pathname))?.[1];
      const links = (screen ? (chunks[screen] ?? []) : [])
        .map(formatPreloadLink)
        .filter((link) => link !== null);
      return links.length > 0 ? links.join(', ') : null;
    },
  };
}

function formatPreloadLink(file: string): string | null {
  if (file.endsWith('.js')) return `<${file}>; rel=preload; as=script`;
  return file.endsWith('.css') ? `<${file}>; rel=preload; as=style` : null;
}
