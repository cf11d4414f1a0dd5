/** Link headers that preload a screen's files together with the page, in parallel with the main script. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ISSUE_LIST_PATH_PATTERN,
  ISSUE_PATH_PATTERN,
  SEARCH_PATH_PATTERN,
} from '../../shared/pages/pageQueries';

export interface ScreenPreloadLinks {
  /** Value of the Link header for a page path, or null if the screen needs no preloads. */
  getPreloadLinkHeader(pathname: string): string | null;
}

/**
 * Names of the webpack chunks of each screen, by the screen's path: the chunk with its query and the chunk with its
 * code.
 */
const SCREEN_CHUNKS_BY_PATH: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, ['home-route', 'home']],
  [ISSUE_LIST_PATH_PATTERN, ['issues-entry', 'issues']],
  [SEARCH_PATH_PATTERN, ['issues-entry', 'issues']],
  [ISSUE_PATH_PATTERN, ['issue-route', 'issue']],
];

/** Reads `preloads.json`, which the client build writes. Without it there are no preloads. */
export function readScreenPreloadLinks(folder: string): ScreenPreloadLinks {
  const file = path.join(folder, 'preloads.json');
  const chunks = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
  return {
    getPreloadLinkHeader(pathname) {
      const [, screen = []] = SCREEN_CHUNKS_BY_PATH.find(([pattern]) => pattern.test(pathname)) ?? [];
      const files = screen.flatMap((name) => chunks[name] ?? []);
      const links = [...new Set(files)].map(formatPreloadLink).filter((link) => link !== null);
      return links.length > 0 ? links.join(', ') : null;
    },
  };
}

function formatPreloadLink(file: string): string | null {
  if (file.endsWith('.js')) return `<${file}>; rel=preload; as=script`;
  return file.endsWith('.css') ? `<${file}>; rel=preload; as=style` : null;
}
