/** One request to `POST /graphql`, and its answer as a payload or as a typed error. */
import type { GraphQLSingularResponse, Variables } from 'relay-runtime';
import { asErrorCode, RequestError } from './RequestError';

export interface Operation {
  /** The operation's hash in the build's allow-list. */
  documentId: string;
  operationName: string;
  variables: Variables;
}

const JSON_ANSWER = 'application/graphql-response+json, application/json';
const EVENTS = 'text/event-stream';

interface Body {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: unknown } }[];
}

/**
 * @throws {RequestError} UNAVAILABLE when nothing that speaks GraphQL answered; else the server's
 * own code. An answer with any error is an error: a screen never shows half an answer as a whole.
 */
export async function post(operation: Operation, signal: AbortSignal): Promise<GraphQLSingularResponse> {
  const response = await reach(operation, signal);
  const body = await readBody(response);
  const failure = body.errors?.[0];
  if (failure) {
    throw new RequestError(asErrorCode(failure.extensions?.code), failure.message, retryAfter(response));
  }
  if (response.status === 429) {
    throw new RequestError('RATE_LIMITED', 'Too many requests.', retryAfter(response));
  }
  if (body.data === undefined) throw unavailable();
  return { data: body.data as Record<string, unknown> };
}

/**
 * Opens a stream of server-sent events, to be read as they come.
 * @throws {RequestError} UNAVAILABLE when nothing that speaks them answered
 */
export async function openStream(
  operation: Operation,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await reach(operation, signal, EVENTS);
  const isStream = response.headers.get('content-type')?.startsWith(EVENTS);
  if (!isStream || !response.body) throw unavailable();
  return response.body;
}

async function reach(operation: Operation, signal: AbortSignal, accept = JSON_ANSWER): Promise<Response> {
  try {
    return await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept,
      },
      body: JSON.stringify(operation),
      signal,
    });
  } catch (error) {
    throw signal.aborted ? error : unavailable();
  }
}

/** What is no JSON came from something that stands before the server, or from none: `{}`. */
async function readBody(response: Response): Promise<Body> {
  try {
    return (await response.json()) as Body;
  } catch {
    return {};
  }
}

/** `Retry-After` in milliseconds: seconds, as the server sends it. */
function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : null;
}

const unavailable = (): RequestError => new RequestError('UNAVAILABLE', 'Winnow cannot be reached.');
