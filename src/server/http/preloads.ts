/** Which files a screen needs: told with the page, so that they load beside the first script. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Preloads {
  /** The Link header for the page at this path; null: nothing to tell. */
  linkOf(pathname: string): string | null;
}

/** The name of each screen's chunk, by its address. */
const SCREENS: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, 'home'],
  [/^\/projects\/[^/]+\/issues\/?$/, 'issues'],
  [/^\/projects\/[^/]+\/issues\/\d+\/?$/, 'issue'],
];

/** Reads what the build wrote; without it nothing is told. */
export function readPreloads(folder: string): Preloads {
  const file = path.join(folder, 'preloads.json');
  const chunks = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>) : {};
  return {
    linkOf(pathname) {
      const screen = SCREENS.find(([pattern]) => pattern.test(pathname))?.[1];
      const links = (screen ? (chunks[screen] ?? []) : []).map(linkTo).filter((link) => link !== null);
      return links.length > 0 ? links.join(', ') : null;
    },
  };
}

function linkTo(file: string): string | null {
  if (file.endsWith('.js')) return `<${file}>; rel=preload; as=script`;
  return file.endsWith('.css') ? `<${file}>; rel=preload; as=style` : null;
}
