/** GraphQL over HTTP by GraphQL Yoga, independent of the HTTP server. */
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import type { FastifyBaseLogger } from 'fastify';
import { createRequestContext, type RequestContext } from '../../domain/context/RequestContext';
import type { Services } from '../../domain/context/Services';
import { schema } from '../../schema';
import type { RateLimits } from '../auth/rateLimits';
import { type AllowedOperations, useAllowList } from './allowList';
import { useForegroundRequests } from './foregroundRequests';
import { useCostLimit } from './cost';
import { createDocumentCaches } from './documentCache';
import { useErrorCodes } from './errorCodes';
import { type GraphQLServerContext, useEventStreams } from './eventStreams';
import { useLimits } from './limits';
import { createMaskError } from './maskError';
import { useExpectedViewer } from './expectedViewer';
import { useSharedResults } from './sharedResults';
import { useWriteLimit } from './writeLimit';

export const GRAPHQL_PATH = '/graphql';

/** Handles GraphQL requests. A RequestContext is created for each of them. */
export type GraphQLHandler = YogaServerInstance<GraphQLServerContext, RequestContext>;

export function createGraphQLHandler(
  services: Services,
  limits: RateLimits,
  operations: AllowedOperations,
  log: FastifyBaseLogger,
): GraphQLHandler {
  return createYoga<GraphQLServerContext, RequestContext>({
    schema,
    context: ({ caller }) => createRequestContext(services, caller, caller.user),
    graphqlEndpoint: GRAPHQL_PATH,
    extraParamNames: ['documentId'],
    plugins: [
      useAllowList(operations),
      useLimits(),
      useErrorCodes(),
      useCostLimit(),
      useExpectedViewer(),
      useWriteLimit(limits),
      useSharedResults(),
      useEventStreams(),
      useForegroundRequests(),
    ],
    parserAndValidationCache: createDocumentCaches(),
    maskedErrors: { maskError: createMaskError(log) },
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
  });
}
