/** One request to `POST /graphql`, and its answer as a payload or as a typed error. */
import type { GraphQLSingularResponse, Variables } from 'relay-runtime';
import { VIEWER_HEADER } from '../../../shared/viewerHeader';
import type { SessionGuard } from '../../auth/SessionGuard';
import { asErrorCode, RequestError } from '../../errors/RequestError';

export interface PersistedOperation {
  /** The operation's hash in the build's allow-list. */
  documentId: string;
  operationName: string;
  variables: Variables;
}

const JSON_ANSWER = 'application/graphql-response+json, application/json';
const EVENT_STREAM_TYPE = 'text/event-stream';

interface ResponseBody {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: unknown } }[];
}

/**
 * @param writes it changes something
 * @throws {RequestError} UNAVAILABLE when nothing that speaks GraphQL answered; UNAUTHENTICATED when the
 * page's session has ended; else the server's own code. An answer with any error is an error: a screen never
 * shows half an answer as a whole.
 */
export async function postOperation(
  operation: PersistedOperation,
  signal: AbortSignal,
  door: SessionGuard,
  writes = false,
): Promise<GraphQLSingularResponse> {
  const response = await fetchOperation(operation, signal, door);
  throwIfEnded(response, door, writes);
  const body = await readBody(response);
  const refusal = refusalOf(body, response);
  if (refusal) throw refusal;
  if (body.data === undefined) throw unavailableError();
  return { data: body.data as Record<string, unknown> };
}

/**
 * Opens a stream of server-sent events, to be read as they come.
 * @throws {RequestError} as `postOperation`
 */
export async function openStream(
  operation: PersistedOperation,
  signal: AbortSignal,
  door: SessionGuard,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetchOperation(operation, signal, door, EVENT_STREAM_TYPE);
  throwIfEnded(response, door);
  const isStream = response.headers.get('content-type')?.startsWith(EVENT_STREAM_TYPE);
  if (!isStream || !response.body) throw refusalOf(await readBody(response), response) ?? unavailableError();
  return response.body;
}

/** What was answered to nobody, or to somebody else, is none of the page's. */
function throwIfEnded({ headers }: Response, door: SessionGuard, writes = false): void {
  if (!door.isSessionOver(headers.get(VIEWER_HEADER), writes)) return;
  throw new RequestError('UNAUTHENTICATED', 'Your session has ended: sign in to go on.');
}

/** What the server says against a request; null: nothing. */
function refusalOf({ errors }: ResponseBody, response: Response): RequestError | null {
  const failure = errors?.[0];
  if (failure) {
    return new RequestError(asErrorCode(failure.extensions?.code), failure.message, retryAfter(response));
  }
  if (response.status !== 429) return null;
  return new RequestError('RATE_LIMITED', 'Too many requests.', retryAfter(response));
}

async function fetchOperation(
  operation: PersistedOperation,
  signal: AbortSignal,
  door: SessionGuard,
  accept = JSON_ANSWER,
): Promise<Response> {
  try {
    return await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept,
        ...(door.viewer !== null && { [VIEWER_HEADER]: door.viewer }),
      },
      body: JSON.stringify(operation),
      signal,
    });
  } catch (error) {
    throw signal.aborted ? error : unavailableError();
  }
}

/** What is no JSON came from something that stands before the server, or from none: `{}`. */
async function readBody(response: Response): Promise<ResponseBody> {
  try {
    return (await response.json()) as ResponseBody;
  } catch {
    return {};
  }
}

/** `Retry-After` in milliseconds: seconds, as the server sends it. */
function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : null;
}

const unavailableError = (): RequestError => new RequestError('UNAVAILABLE', 'Winnow cannot be reached.');
