/** GraphQL over HTTP by GraphQL Yoga, independent of the HTTP server. */
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import type { FastifyBaseLogger } from 'fastify';
import { createRequestContext, type RequestContext } from '../../domain/context/RequestContext';
import type { SharedServices } from '../../domain/context/SharedServices';
import { graphqlSchema } from '../../schema';
import type { RequestRateLimits } from '../auth/rateLimits';
import { type AllowedOperationTextsByHash, createAllowListPlugin } from './allowList';
import { createForegroundRequestPlugin } from './foregroundRequests';
import { createCostLimitPlugin } from './cost';
import { createDocumentCaches } from './documentCache';
import { createErrorCodePlugin } from './errorCodes';
import { type GraphQLServerContext, createEventStreamPlugin } from './eventStreams';
import { createOperationLimitsPlugin } from './limits';
import { createErrorMasker } from './maskError';
import { createExpectedViewerPlugin } from './expectedViewer';
import { createSharedSubscriptionResultsPlugin } from './sharedResults';
import { createMutationRateLimitPlugin } from './writeLimit';

export const GRAPHQL_PATH = '/graphql';

/** Handles GraphQL requests. A RequestContext is created for each of them. */
export type GraphQLHandler = YogaServerInstance<GraphQLServerContext, RequestContext>;

export function createGraphQLHandler(
  services: SharedServices,
  limits: RequestRateLimits,
  operations: AllowedOperationTextsByHash,
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
      createSharedSubscriptionResultsPlugin(),
      createEventStreamPlugin(),
      createForegroundRequestPlugin(),
    ],
    parserAndValidationCache: createDocumentCaches(),
    maskedErrors: { maskError: createErrorMasker(log) },
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
  });
}
