/** Routes for exports: GET /export/:project.ndjson and GET /export/:project.csv. */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestContext, type RequestContext } from '../../domain/context/RequestContext';
import type { SharedServices } from '../../domain/context/SharedServices';
import {
  startViewerCsvExport,
  startViewerNdjsonExport,
  type ViewerExport,
} from '../../domain/export/viewerExports';
import type { AuthenticatedCaller } from '../auth/authenticateRequest';
import type { RequestRateLimits } from '../auth/rateLimits';
import { sendErrorResponse } from '../responses/sendErrorResponse';

export interface ExportRouteOptions {
  services: SharedServices;
  limits: RequestRateLimits;
  authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<AuthenticatedCaller>;
}

interface ExportFormat {
  extension: string;
  contentType: string;
  start: (
    context: RequestContext,
    projectKey: string,
    query: URLSearchParams,
  ) => Promise<ViewerExport | null>;
}

const EXPORT_FORMATS: readonly ExportFormat[] = [
  {
    extension: 'ndjson',
    contentType: 'application/x-ndjson; charset=utf-8',
    start: (context, projectKey, query) => startViewerNdjsonExport(context, projectKey, query.get('after')),
  },
  {
    extension: 'csv',
    contentType: 'text/csv; charset=utf-8',
    start: (context, projectKey, query) =>
      startViewerCsvExport(context, projectKey, {
        query: query.get('q') ?? '',
        sort: query.get('sort'),
        columns: query.get('columns'),
        after: query.get('after'),
      }),
  },
];

export function registerExportRoutes(server: FastifyInstance, options: ExportRouteOptions): void {
  for (const format of EXPORT_FORMATS)
    server.get<{ Params: { project: string } }>(
      `/export/:project.${format.extension}`,
      // Without this, a HEAD request would start an export.
      { exposeHeadRoute: false },
      (request, reply) => sendExport(request, reply, request.params.project, format, options),
    );
}

async function sendExport(
  request: FastifyRequest,
  reply: FastifyReply,
  projectKey: string,
  { extension, contentType, start }: ExportFormat,
  { services, limits, authenticate }: ExportRouteOptions,
): Promise<FastifyReply> {
  const caller = await authenticate(request, reply);
  const endExport = await limits.countExport(caller);
  try {
    const context = createRequestContext(services, caller, caller);
    const query = new URL(request.url, 'http://localhost').searchParams;
    const started = await start(context, projectKey, query);
    if (!started) {
      endExport();
      return await sendErrorResponse(reply, 404, 'NOT_FOUND', 'Project not found.');
    }
    const day = new Date().toISOString().slice(0, 10);
    // The stream reads the next chunk when the client has received the previous ones. It is destroyed when the client
    // disconnects, which ends the generator after its current statement.
    const body = Readable.from(started.chunks, { objectMode: false });
    body.once('close', endExport);
    return await reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${started.project.key}-${day}.${extension}"`)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(body);
  } catch (error) {
    endExport();
    throw error;
  }
}
