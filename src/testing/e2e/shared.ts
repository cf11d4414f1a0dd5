import type { Page } from 'playwright-core';
import type { ServerAccess } from '../Access';
import { ListPage } from './listPage';
import { browserForTests, type OpenOptions, type OpenedPage } from './session';

const serverAccess = JSON.parse(process.env.WINNOW_E2E_SERVERS!) as ServerAccess[];

/** The server that this jest worker's test files share (see globalSetup.ts). */
export const sharedAccess = serverAccess[Number(process.env.JEST_WORKER_ID) - 1]!;

/** Returns functions that open pages of the shared server. */
export function sharedServer() {
  const open = browserForTests(() => sharedAccess.url);
  return {
    open,
    async openList(query = '', options?: OpenOptions): Promise<OpenedPage & { list: ListPage }> {
      const visit = await open(listAddress(query), options);
      return { ...visit, list: await ListPage.of(visit.page) };
    },
  };
}

/** Returns the URL path of the demo project's issue list. */
export function listAddress(query = ''): string {
  const path = `/projects/${process.env.WINNOW_E2E_PROJECT!}/issues`;
  return query === '' ? path : `${path}?q=${encodeURIComponent(query)}`;
}

export function issueAddress(number: number): string {
  return `${listAddress()}/${number}`;
}

/** Returns the URL path of a screen of the demo project. */
export function projectAddress(screen: string): string {
  return `/projects/${process.env.WINNOW_E2E_PROJECT!}/${screen}`;
}

/** The heading of the current screen. */
export function screenHeading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}
