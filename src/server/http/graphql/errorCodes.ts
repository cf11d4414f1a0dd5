/** Gives errors of documents that are not GraphQL, or not of this schema, a code of our catalogue. */
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { ERROR_CODES, type ErrorCode } from '../../../shared/errors';

const KNOWN = new Set<unknown>(ERROR_CODES);
const INVALID: ErrorCode = 'VALIDATION_FAILED';

export function useErrorCodes(): Plugin {
  return {
    onParse: () => {
      return ({ result }) => {
        if (result instanceof GraphQLError) setCode(result);
      };
    },
    onValidate: () => {
      return ({ result }) => {
        for (const error of result) setCode(error as GraphQLError);
      };
    },
  };
}

function setCode(error: GraphQLError): void {
  if (!KNOWN.has(error.extensions['code'])) error.extensions['code'] = INVALID;
}
