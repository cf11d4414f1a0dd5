/** Sets `extensions.code` of syntax and validation errors of documents to a code of the error catalogue. */
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { ERROR_CODES, type ErrorCode } from '../../../shared/errors';

const KNOWN_CODES = new Set<unknown>(ERROR_CODES);
const INVALID_DOCUMENT: ErrorCode = 'VALIDATION_FAILED';

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
  if (!KNOWN_CODES.has(error.extensions['code'])) error.extensions['code'] = INVALID_DOCUMENT;
}
