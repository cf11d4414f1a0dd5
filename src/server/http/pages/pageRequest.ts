/** What a request for an HTML page says about the page. */
import type { FastifyRequest } from 'fastify';
import { getPageQuery, type PageQuery } from '../../../shared/pages/pageQueries';

export function getRequestPath(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** The first query of the requested page's screen; null: the page is sent without data. */
export function getRequestedPageQuery(request: FastifyRequest): PageQuery | null {
  const pathname = getRequestPath(request);
  return getPageQuery(pathname, new URLSearchParams(request.url.slice(pathname.length)));
}

/**
 * Whether the page is going to be shown now. A browser that prefetches a page may show it minutes later or never. Only
 * navigations need data: of other requests, the browser discards the page.
 */
export function isPageView({ method, headers }: FastifyRequest): boolean {
  const { 'sec-fetch-dest': destination = 'document', 'sec-purpose': purpose } = headers;
  return method === 'GET' && destination === 'document' && purpose === undefined;
}
