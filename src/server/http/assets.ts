/** Static files of the client, and its HTML page for every other path: the client has its own router. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { readScreenPreloadLinks, type ScreenPreloadLinks } from './preloads';
import { sendErrorResponse } from './responses/sendErrorResponse';

const INDEX_HTML_FILE = 'index.html';
/** Paths of files. A missing file is answered with 404, not with the HTML page. */
const STATIC_FILE_PATH_PATTERN =
  /^\/assets\/|\.(js|css|map|json|txt|xml|svg|png|jpe?g|gif|ico|webp|woff2?|br|gz)$/i;
/** Media ranges of an Accept header that include HTML. */
const HTML_MEDIA_RANGES = new Set(['text/html', 'text/*', '*/*']);

/** @param folder folder of the built client. If it has no page, the server has only the API. */
export function registerAssetRoutes(server: FastifyInstance, folder: string): void {
  const isBuilt = existsSync(path.join(folder, INDEX_HTML_FILE));
  const preloads = isBuilt ? readScreenPreloadLinks(folder) : null;
  if (preloads) {
    // The plugin does not serve the folder itself.
    server.get('/', (request, reply) => sendIndexHtml(request, reply, preloads));
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
    if (preloads && isHtmlPageRequest(request)) return sendIndexHtml(request, reply, preloads);
    const message = isBuilt ? 'Not found.' : 'Not found: the client has not been built.';
    return sendErrorResponse(reply, 404, 'NOT_FOUND', message);
  });
}

async function sendIndexHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  preloads: ScreenPreloadLinks,
): Promise<FastifyReply> {
  const link = preloads.linkHeader(getRequestPath(request));
  if (link) reply.header('link', link);
  return reply.status(200).sendFile(INDEX_HTML_FILE);
}

/** Whether a request is a page view. Paths unknown to the client too get the page, which shows its own 404. */
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
