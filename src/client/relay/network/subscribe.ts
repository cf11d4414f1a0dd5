/** Relay's network layer for subscriptions. In the first script; the code of live streams is loaded later. */
import { type CacheConfig, type GraphQLResponse, Observable, type SubscribeFunction } from 'relay-runtime';
import { type PersistedOperation, toPersistedOperation } from './post';

/** Passes the responses of a subscription to Relay until the returned function is called. */
type OpenStream = (operation: PersistedOperation, next: (response: GraphQLResponse) => void) => () => void;

/**
 * Options of `requestSubscription`: how its stream is opened. A stream decides itself from which version it continues
 * after an interruption, and which tab of the browser holds the connection.
 */
export const createStreamRequest = (open: OpenStream): CacheConfig => ({ metadata: { open } });

/** The subscribe function of a Relay environment. */
export const subscribe: SubscribeFunction = (request, variables, { metadata }) =>
  Observable.create<GraphQLResponse>((sink) =>
    (metadata?.['open'] as OpenStream)(toPersistedOperation(request, variables), (response) =>
      sink.next(response),
    ),
  );
