import { graphql, readInlineData } from 'react-relay';
import type { userError_error$key } from '../../../../__generated__/userError_error.graphql';
import { toErrorCode } from '../../errors/RequestError';
import type { UserError } from '../../errors/UserError';

/** Reads an error of a mutation's payload. */
export function readUserError(key: userError_error$key): UserError {
  const { code, message, path, current, version, value } = readInlineData(
    graphql`
      fragment userError_error on UserError @inline {
        code
        message
        path
        ... on ConflictError {
          version
          value
          current {
            version
            title
            body
          }
        }
      }
    `,
    key,
  );
  return {
    code: toErrorCode(code),
    message,
    path: path ?? [],
    current: current ? pickIssueTexts(current) : null,
    version,
    value,
  };
}

const pickIssueTexts = ({ version, title, body }: NonNullable<UserError['current']>) => ({
  version,
  title,
  body,
});
