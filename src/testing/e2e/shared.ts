import type { Page } from 'playwright-core';
import type { ServerApiCredentials } from '../Access';
import { IssueListPageObject } from './issueListPage';
import { prepareTestBrowser, type OpenPageOptions, type OpenedPage } from './session';

const allServerApiCredentials = JSON.parse(process.env.WINNOW_E2E_SERVERS!) as ServerApiCredentials[];

/** The server that this jest worker's test files share (see globalSetup.ts). */
export const sharedServerApiCredentials = allServerApiCredentials[Number(process.env.JEST_WORKER_ID) - 1]!;

/** Returns functions that open pages of the shared server. */
export function prepareSharedServerBrowser() {
  const open = prepareTestBrowser(() => sharedServerApiCredentials.url);
  return {
    open,
    async openList(
      query = '',
      options?: OpenPageOptions,
    ): Promise<OpenedPage & { list: IssueListPageObject }> {
      const visit = await open(getIssueListPath(query), options);
      return { ...visit, list: await IssueListPageObject.createWhenLoaded(visit.page) };
    },
  };
}

/** Returns the URL path of the demo project's issue list. */
export function getIssueListPath(query = ''): string {
  const path = `/projects/${process.env.WINNOW_E2E_PROJECT!}/issues`;
  return query === '' ? path : `${path}?q=${encodeURIComponent(query)}`;
}

export function getIssuePath(number: number): string {
  return `${getIssueListPath()}/${number}`;
}

/** Returns the URL path of a screen of the demo project. */
export function getProjectScreenPath(screen: string): string {
  return `/projects/${process.env.WINNOW_E2E_PROJECT!}/${screen}`;
}

/** The heading of the current screen. */
export function locateScreenHeading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}
