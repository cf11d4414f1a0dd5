/** Sends one request to `POST /graphql` and returns its data, or throws a typed error. */
import type {
  GraphQLSingularResponse,
  PayloadData,
  PayloadError,
  RequestParameters,
  Variables,
} from 'relay-runtime';
import { VIEWER_HTTP_HEADER_NAME } from '../../../shared/viewerHeader';
import type { SessionGuard } from '../../auth/SessionGuard';
import { toErrorCode, RequestError } from '../../errors/RequestError';

export interface PersistedOperation {
  /** Hash of the operation in the build's allow-list. */
  documentId: string;
  operationName: string;
  variables: Variables;
}

export const toPersistedOperation = (
  { id, name }: RequestParameters,
  variables: Variables,
): PersistedOperation => ({ documentId: id ?? '', operationName: name, variables });

const JSON_MEDIA_TYPES = 'application/graphql-response+json, application/json';
const EVENT_STREAM_MEDIA_TYPE = 'text/event-stream';

interface GraphQLResponseBody {
  data?: PayloadData | null;
  errors?: (PayloadError & { extensions?: { code?: unknown } })[];
}

interface PostOptions {
  /** Whether the operation is a mutation. */
  writes?: boolean;
  /** Whether a response with data and errors is returned. */
  partial?: boolean;
}

/**
 * Sends a GraphQL operation and returns its data.
 *
 * @throws {RequestError} UNAVAILABLE when the server cannot be reached; INTERNAL when it failed without a GraphQL
 *   response; UNAUTHENTICATED when the page's session has ended; otherwise the server's code. A response with any
 *   error throws, as a screen never shows partial data as complete, unless `partial` is set and the errors concern only
 *   fields within the fields of the query.
 */
export async function postGraphQLOperation(
  operation: PersistedOperation,
  signal: AbortSignal,
  sessionGuard: SessionGuard,
  { writes = false, partial = false }: PostOptions = {},
): Promise<GraphQLSingularResponse> {
  const response = await fetchGraphQLOperation(operation, signal, sessionGuard);
  throwIfSessionEnded(response, sessionGuard, writes);
  const body = await parseResponseBody(response, signal);
  const error = toRequestError(body, response);
  if (error && !(partial && hasPartialData(body))) throw error;
  if (body.data === undefined) throw createMissingDataError(response);
  return { data: body.data as PayloadData, ...(error && { errors: body.errors }) };
}

/** Whether each error of a response concerns only a part of a field of the query. */
const hasPartialData = ({ data, errors }: GraphQLResponseBody): boolean =>
  errors?.every(({ path }) => path !== undefined && data?.[path[0]!] != null) === true;

/**
 * Opens a stream of server-sent events.
 *
 * @throws {RequestError} as `postGraphQLOperation`
 */
export async function openEventStream(
  operation: PersistedOperation,
  signal: AbortSignal,
  sessionGuard: SessionGuard,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetchGraphQLOperation(operation, signal, sessionGuard, EVENT_STREAM_MEDIA_TYPE);
  throwIfSessionEnded(response, sessionGuard);
  const isStream = response.headers.get('content-type')?.startsWith(EVENT_STREAM_MEDIA_TYPE);
  if (!isStream || !response.body)
    throw (
      toRequestError(await parseResponseBody(response, signal), response) ?? createMissingDataError(response)
    );
  return response.body;
}

/** Throws UNAUTHENTICATED when the response was produced for another user than this page was loaded for. */
function throwIfSessionEnded({ headers }: Response, sessionGuard: SessionGuard, writes = false): void {
  if (!sessionGuard.isSessionOver(headers.get(VIEWER_HTTP_HEADER_NAME), writes)) return;
  throw new RequestError('UNAUTHENTICATED', 'Your session has ended. Sign in to continue.');
}

/** The error of a response; null: it has none. */
function toRequestError({ errors }: GraphQLResponseBody, response: Response): RequestError | null {
  const failure = errors?.[0];
  if (failure) {
    return new RequestError(
      toErrorCode(failure.extensions?.code),
      failure.message,
      getRetryAfterMs(response),
    );
  }
  if (response.status !== 429) return null;
  return new RequestError('RATE_LIMITED', 'Too many requests.', getRetryAfterMs(response));
}

async function fetchGraphQLOperation(
  operation: PersistedOperation,
  signal: AbortSignal,
  sessionGuard: SessionGuard,
  accept = JSON_MEDIA_TYPES,
): Promise<Response> {
  try {
    return await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept,
        ...(sessionGuard.viewer !== null && { [VIEWER_HTTP_HEADER_NAME]: sessionGuard.viewer }),
      },
      body: JSON.stringify(operation),
      signal,
    });
  } catch (error) {
    throw signal.aborted ? error : createServerUnavailableError();
  }
}

/**
 * Parses a response body. Resolves to `{}` if it is not JSON, such as the error page of a reverse proxy.
 *
 * @throws the reason of `signal` if the request was aborted while the body was read, which does not indicate a server
 *   error
 */
async function parseResponseBody(response: Response, signal: AbortSignal): Promise<GraphQLResponseBody> {
  try {
    return (await response.json()) as GraphQLResponseBody;
  } catch {
    signal.throwIfAborted();
    return {};
  }
}

/** The delay in a response's `Retry-After` header, converted from seconds to milliseconds; null: no header. */
function getRetryAfterMs(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : null;
}

/** Statuses of a proxy whose server cannot be reached: 502 Bad Gateway, 503 Service Unavailable, 504 Gateway Timeout. */
const UNREACHABLE_SERVER_STATUSES: readonly number[] = [502, 503, 504];

/**
 * Creates the error for a response without data. Only UNAVAILABLE, of a server that cannot be reached, is retried; any
 * other failure would repeat, so the user should see it.
 */
const createMissingDataError = ({ ok, status }: Response): RequestError =>
  ok || UNREACHABLE_SERVER_STATUSES.includes(status)
    ? createServerUnavailableError()
    : new RequestError('INTERNAL', `The server failed with status ${status}.`);

const createServerUnavailableError = (): RequestError =>
  new RequestError('UNAVAILABLE', 'The server cannot be reached.');
