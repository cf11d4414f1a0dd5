import { waitUntilPageIdle, type OpenedPage } from './session';

/** Queries whose response the server sends with the HTML page. */
const PAGE_QUERY_NAMES: readonly string[] = ['ListedIssuesQuery', 'IssueScreenQuery'];

/**
 * Opens a page that contains the data of its screen. A busy server sends the page without data, which the page then
 * requests: in this case it is opened again, a few times.
 */
export async function openWithPageData<T extends OpenedPage>(openPage: () => Promise<T>): Promise<T> {
  for (let remaining = 5; ; remaining--) {
    const visit = await openPage();
    await waitUntilPageIdle(visit.page);
    const isRequested = visit.operations.some((name) => PAGE_QUERY_NAMES.includes(name));
    if (!isRequested || remaining === 0) return visit;
  }
}
