/** GraphQL over HTTP by GraphQL Yoga, independent of the HTTP server. */
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import type { FastifyBaseLogger } from 'fastify';
import { createRequestContext, type RequestContext } from '../../domain/context/RequestContext';
import type { Services } from '../../domain/context/Services';
import { graphqlSchema } from '../../schema';
import type { RateLimits } from '../auth/rateLimits';
import { type AllowedOperations, createAllowListPlugin } from './allowList';
import { createForegroundRequestPlugin } from './foregroundRequests';
import { createCostLimitPlugin } from './cost';
import { createDocumentCaches } from './documentCache';
import { createErrorCodePlugin } from './errorCodes';
import { type GraphQLServerContext, createEventStreamPlugin } from './eventStreams';
import { createOperationLimitsPlugin } from './limits';
import { createMaskError } from './maskError';
import { createExpectedViewerPlugin } from './expectedViewer';
import { createSharedResultsPlugin } from './sharedResults';
import { createMutationRateLimitPlugin } from './writeLimit';

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
    schema: graphqlSchema,
    context: ({ caller }) => createRequestContext(services, caller, caller.user),
    graphqlEndpoint: GRAPHQL_PATH,
    extraParamNames: ['documentId'],
    plugins: [
      createAllowListPlugin(operations),
      createOperationLimitsPlugin(),
      createErrorCodePlugin(),
      createCostLimitPlugin(),
      createExpectedViewerPlugin(),
      createMutationRateLimitPlugin(limits),
      createSharedResultsPlugin(),
      createEventStreamPlugin(),
      createForegroundRequestPlugin(),
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
