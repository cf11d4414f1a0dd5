/** GraphQL over HTTP, apart from the server that carries it. */
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import type { FastifyBaseLogger } from 'fastify';
import { createReader, type Reader, type Services } from '../../domain/Reader';
import { seededViewer } from '../../domain/viewer';
import { schema } from '../../schema';
import { type Operations, useAllowList } from './allowList';
import { useErrorCodes } from './errorCodes';
import { useLimits } from './limits';
import { createMaskError } from './maskError';

export const GRAPHQL_PATH = '/graphql';

/** Answers requests; its context is made for each. */
export type GraphQLHandler = YogaServerInstance<Record<never, never>, Reader>;

export function createGraphQL(
  services: Services,
  operations: Operations,
  log: FastifyBaseLogger,
): GraphQLHandler {
  const viewerOf = seededViewer(services.store.db);
  return createYoga({
    schema,
    context: async () => createReader(services, await viewerOf()),
    graphqlEndpoint: GRAPHQL_PATH,
    extraParamNames: ['documentId'],
    plugins: [useAllowList(operations), useLimits(), useErrorCodes()],
    maskedErrors: { maskError: createMaskError(log) },
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
  });
}
