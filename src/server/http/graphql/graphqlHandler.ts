/** GraphQL over HTTP by GraphQL Yoga, independent of the HTTP server. */
import { createYoga, type YogaServerInstance, type Plugin } from 'graphql-yoga';
import type { FastifyBaseLogger } from 'fastify';
import { createRequestContext, type RequestContext } from '../../domain/context/RequestContext';
import type { SharedServices } from '../../domain/context/SharedServices';
import { graphqlSchema } from '../../schema';
import { RequestBudget } from '../../domain/base/RequestBudget';
import { getRateLimitKey, type RequestRateLimits } from '../auth/rateLimits';
import { type AllowedGraphQLTextsByHash, createOperationAllowListPlugin } from './allowList';
import { createForegroundRequestPlugin } from './foregroundRequests';
import { createQueryCostLimitPlugin } from './cost';
import { createGraphQLDocumentCaches } from './documentCache';
import { type GraphQLServerContext, createEventStreamPlugin } from './eventStreams';
import { createGraphQLDocumentLimitsPlugin } from './limits';
import { createErrorMasker } from './maskError';
import { createExpectedViewerCheckPlugin } from './expectedViewer';
import { createPreparedQueryPlugin } from './preparedQueries';
import { createResponseBudgetPlugin } from './responseBudget';
import { createSharedSubscriptionResultsPlugin } from './sharedResults';
import { createOperationRateLimitPlugin } from './operationRateLimit';
import { GraphQLError } from 'graphql';
import { ERROR_CODES, type ErrorCode } from '../../../shared/errors';

export const GRAPHQL_PATH = '/graphql';

/** Handles GraphQL requests. A RequestContext is created for each of them. */
export type GraphQLHandler = YogaServerInstance<GraphQLServerContext, RequestContext>;

export function createGraphQLHandler(
  services: SharedServices,
  limits: RequestRateLimits,
  operations: AllowedGraphQLTextsByHash,
  log: FastifyBaseLogger,
): GraphQLHandler {
  return createYoga<GraphQLServerContext, RequestContext>({
    schema: graphqlSchema,
    context: ({ caller, signal }) => ({
      ...createRequestContext(services, caller, caller),
      budget: new RequestBudget(getRateLimitKey(caller)),
      signal,
    }),
    graphqlEndpoint: GRAPHQL_PATH,
    extraParamNames: ['documentId'],
    plugins: [
      createOperationAllowListPlugin(operations),
      createGraphQLDocumentLimitsPlugin(),
      createErrorCodePlugin(),
      createQueryCostLimitPlugin(),
      createExpectedViewerCheckPlugin(),
      createOperationRateLimitPlugin(limits),
      createSharedSubscriptionResultsPlugin(),
      createEventStreamPlugin(),
      createForegroundRequestPlugin(),
      createPreparedQueryPlugin(),
      createResponseBudgetPlugin(),
    ],
    parserAndValidationCache: createGraphQLDocumentCaches(),
    maskedErrors: { maskError: createErrorMasker(log) },
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
  });
}

const KNOWN_ERROR_CODES = new Set<unknown>(ERROR_CODES);
const INVALID_GRAPHQL_ERROR_CODE: ErrorCode = 'VALIDATION_FAILED';

/** Sets `extensions.code` of syntax and validation errors of documents to a code of the error catalogue. */
function createErrorCodePlugin(): Plugin {
  return {
    onParse: () => {
      return ({ result }) => {
        if (result instanceof GraphQLError) ensureKnownErrorCode(result);
      };
    },
    onValidate: () => {
      return ({ result }) => {
        for (const error of result) ensureKnownErrorCode(error as GraphQLError);
      };
    },
  };
}

function ensureKnownErrorCode(error: GraphQLError): void {
  if (!KNOWN_ERROR_CODES.has(error.extensions['code'])) error.extensions['code'] = INVALID_GRAPHQL_ERROR_CODE;
}
