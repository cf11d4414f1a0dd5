/** The application: hashed files, compressed when they were built, and its page for every other address. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readPreloads, type Preloads } from './preloads';
import { refuse } from './responses/reject';

const PAGE = 'index.html';
/** What asks for one of these asks for a file, and is not helped by a page. */
const FILE = /^\/assets\/|\.(js|css|map|json|txt|xml|svg|png|jpe?g|gif|ico|webp|woff2?|br|gz)$/i;

/** `folder`: the built client; where there is none, only the API is served. */
export function registerAssets(server: FastifyInstance, folder: string): void {
  const built = existsSync(path.join(folder, PAGE));
  const preloads = built ? readPreloads(folder) : null;
  if (preloads) {
    // The folder itself is no file to the plugin.
    server.get('/', (request, reply) => sendPage(request, reply, preloads));
    void server.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // What we wrote is nobody's to read here, should a build have brought it along.
      allowedPath: (file) => !/\.map$/i.test(file),
      setHeaders: (response, file) => {
        const hashed = file.startsWith(path.join(folder, 'assets') + path.sep);
        response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  server.setNotFoundHandler(async (request, reply) => {
    if (preloads && wantsPage(request)) return sendPage(request, reply, preloads);
    return refuse(
      reply,
      404,
      'NOT_FOUND',
      built ? 'There is nothing here.' : 'There is nothing here: the application is not built.',
    );
  });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  preloads: Preloads,
): Promise<FastifyReply> {
  const link = preloads.linkOf(pathOf(request));
  if (link) reply.header('link', link);
  return reply.status(200).sendFile(PAGE);
}

/** An address that the application does not know either is for it to say so. */
function wantsPage(request: FastifyRequest): boolean {
  const accepted = request.headers.accept ?? '*/*';
  const read = request.method === 'GET' || request.method === 'HEAD';
  return read && !FILE.test(pathOf(request)) && /text\/html|text\/\*|\*\/\*/i.test(accepted);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}
