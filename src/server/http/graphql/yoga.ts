/** GraphQL over HTTP, apart from the server that carries it. */
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import type { FastifyBaseLogger } from 'fastify';
import { createReader, type Reader, type Services } from '../../domain/Reader';
import { seededViewer } from '../../domain/viewer';
import { schema } from '../../schema';
import { type Operations, useAllowList } from './allowList';
import { useErrorCodes } from './errorCodes';
import { type Carrier, useEventStreams } from './eventStreams';
import { useLimits } from './limits';
import { createMaskError } from './maskError';
import { useSharedAnswers } from './sharedAnswers';

export const GRAPHQL_PATH = '/graphql';

/** Answers requests; its context is made for each. */
export type GraphQLHandler = YogaServerInstance<Carrier, Reader>;

export function createGraphQL(
  services: Services,
  operations: Operations,
  log: FastifyBaseLogger,
): GraphQLHandler {
  const viewerOf = seededViewer(services.store.db);
  return createYoga<Carrier, Reader>({
    schema,
    context: async () => createReader(services, await viewerOf()),
    graphqlEndpoint: GRAPHQL_PATH,
    extraParamNames: ['documentId'],
    plugins: [
      ...[useAllowList(operations), useLimits(), useErrorCodes()],
      ...[useSharedAnswers(), useEventStreams()],
    ],
    maskedErrors: { maskError: createMaskError(log) },
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
  });
}
