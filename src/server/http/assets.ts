/** Static files of the client, and its HTML page for every other path: the client has its own router. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { PageDataLoader } from './pages/createPageDataLoader';
import { sendPageWithData, splitHtmlPage, type SplitHtmlPage } from './pages/sendPageWithData';
import { readScreenPreloadLinks, type ScreenPreloadLinks } from './preloads';
import { sendErrorResponse } from './responses/sendErrorResponse';
import { getPageQuery, type PageQuery } from '../../shared/pages/pageQueries';

const INDEX_HTML_FILE = 'index.html';
/** Paths of files. A missing file is answered with 404, not with the HTML page. */
const STATIC_FILE_PATH_PATTERN =
  /^\/assets\/|\.(js|css|map|json|txt|xml|svg|png|jpe?g|gif|ico|webp|woff2?|br|gz)$/i;
/** Media ranges of an Accept header that include HTML. */
const HTML_MEDIA_RANGES = new Set(['text/html', 'text/*', '*/*']);

/** The HTML page with the data and preloads that it is sent with. */
interface HtmlPage extends SplitHtmlPage {
  preloads: ScreenPreloadLinks;
  loadData: PageDataLoader;
}

/**
 * Registers the routes of the client.
 * @param folder folder of the built client. If it has no page, the server has only the API.
 * @param loadData loads the data that the HTML pages of some screens contain
 */
export function registerAssetRoutes(server: FastifyInstance, folder: string, loadData: PageDataLoader): void {
  const page = readHtmlPage(folder, loadData);
  if (page) {
    // The plugin does not serve the folder itself.
    server.get('/', (request, reply) => sendHtmlPage(request, reply, page));
    void server.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // Source maps are never served, even if a build contains them.
      allowedPath: (file) => !/\.map$/i.test(file),
      setHeaders: (response, file) => {
        const isHashed = file.startsWith(path.join(folder, 'assets') + path.sep);
        response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  server.setNotFoundHandler(async (request, reply) => {
    if (page && isHtmlPageRequest(request)) return sendHtmlPage(request, reply, page);
    const message = page ? 'Not found.' : 'Not found: the client has not been built.';
    return sendErrorResponse(reply, 404, 'NOT_FOUND', message);
  });
}

function readHtmlPage(folder: string, loadData: PageDataLoader): HtmlPage | null {
  const file = path.join(folder, INDEX_HTML_FILE);
  if (!existsSync(file)) return null;
  const preloads = readScreenPreloadLinks(folder);
  return { ...splitHtmlPage(readFileSync(file, 'utf8')), preloads, loadData };
}

async function sendHtmlPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: HtmlPage,
): Promise<FastifyReply> {
  // A route that knows that the path does not exist has already set the status. All other paths may belong to screens.
  const status = reply.statusCode === 404 ? 404 : 200;
  const link = page.preloads.getPreloadLinkHeader(getRequestPath(request));
  if (link) reply.header('link', link);
  const query = getRequestedPageQuery(request);
  if (!query) return reply.status(status).sendFile(INDEX_HTML_FILE);
  const data = isPageView(request) ? page.loadData(request, query) : Promise.resolve(null);
  return sendPageWithData(reply.status(status), page, data);
}

/** Whether a request is for the HTML page. Paths unknown to the client too get the page, which shows its own 404. */
function isHtmlPageRequest(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return isRead && !STATIC_FILE_PATH_PATTERN.test(getRequestPath(request)) && acceptsHtmlResponse(request);
}

/**
 * Whether an Accept header includes HTML. Parameters such as `charset` are ignored: negotiator itself would not match
 * `text/html;charset=utf-8` with `text/html`.
 */
const acceptsHtmlResponse = (request: FastifyRequest): boolean =>
  new Negotiator(request).mediaTypes().some((range) => HTML_MEDIA_RANGES.has(range.toLowerCase()));

function getRequestPath(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** The first query of the requested page's screen; null: the page is sent without data. */
function getRequestedPageQuery(request: FastifyRequest): PageQuery | null {
  const pathname = getRequestPath(request);
  return getPageQuery(pathname, new URLSearchParams(request.url.slice(pathname.length)));
}

/**
 * Whether the page is going to be shown now. A browser that prefetches a page may show it minutes later or never. Only
 * navigations need data: of other requests, the browser discards the page.
 */
function isPageView({ method, headers }: FastifyRequest): boolean {
  const { 'sec-fetch-dest': destination = 'document', 'sec-purpose': purpose } = headers;
  return method === 'GET' && destination === 'document' && purpose === undefined;
}
