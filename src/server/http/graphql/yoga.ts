/** GraphQL over HTTP, apart from the server that carries it. */
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import type { FastifyBaseLogger } from 'fastify';
import { createRequestContext, type RequestContext } from '../../domain/context/RequestContext';
import type { Services } from '../../domain/context/Services';
import { schema } from '../../schema';
import type { RateLimits } from '../auth/rateLimits';
import { type Operations, useAllowList } from './allowList';
import { useAttendance } from './foregroundRequests';
import { useCostLimit } from './cost';
import { documentCache } from './documentCache';
import { useErrorCodes } from './errorCodes';
import { type Carrier, useEventStreams } from './eventStreams';
import { useLimits } from './limits';
import { createMaskError } from './maskError';
import { usePagesViewer } from './pagesViewer';
import { useSharedAnswers } from './sharedAnswers';
import { useWriteLimit } from './writeLimit';

export const GRAPHQL_PATH = '/graphql';

/** Answers requests; its context is made for each. */
export type GraphQLHandler = YogaServerInstance<Carrier, RequestContext>;

export function createGraphQL(
  services: Services,
  limits: RateLimits,
  operations: Operations,
  log: FastifyBaseLogger,
): GraphQLHandler {
  return createYoga<Carrier, RequestContext>({
    schema,
    context: ({ asking }) => createRequestContext(services, asking, asking.user),
    graphqlEndpoint: GRAPHQL_PATH,
    extraParamNames: ['documentId'],
    plugins: [
      ...[useAllowList(operations), useLimits(), useErrorCodes(), useCostLimit()],
      ...[usePagesViewer(), useWriteLimit(limits), useSharedAnswers(), useEventStreams(), useAttendance()],
    ],
    parserAndValidationCache: documentCache(),
    maskedErrors: { maskError: createMaskError(log) },
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
  });
}
