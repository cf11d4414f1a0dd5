/** Sets `extensions.code` of syntax and validation errors of documents to a code of the error catalogue. */
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { ERROR_CODES, type ErrorCode } from '../../../shared/errors';

const KNOWN_ERROR_CODES = new Set<unknown>(ERROR_CODES);
const INVALID_GRAPHQL_ERROR_CODE: ErrorCode = 'VALIDATION_FAILED';

export function createErrorCodePlugin(): Plugin {
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
