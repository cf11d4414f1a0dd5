import { graphql, readInlineData } from 'react-relay';
import type { userError_error$key } from '../../../__generated__/userError_error.graphql';
import type { ErrorCode } from '../../shared/errors';
import { asErrorCode } from '../relay/RequestError';

/** An expected failure, as the control that caused it tells it. */
export interface UserError {
  code: ErrorCode;
  message: string;
  /** Which part of the input it is about; empty: all of it. */
  path: readonly string[];
  /** What somebody else has made of the texts meanwhile. */
  current: { version: number; title: string; body: string } | null;
}

/** Reads an error of a payload. */
export function userError(key: userError_error$key): UserError {
  const { code, message, path, current } = readInlineData(
    graphql`
      fragment userError_error on UserError @inline {
        code
        message
        path
        ... on ConflictError {
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
  return { code: asErrorCode(code), message, path: path ?? [], current: current ? textsOf(current) : null };
}

const textsOf = ({ version, title, body }: NonNullable<UserError['current']>) => ({ version, title, body });

/** What to say where one line has to do. */
export const messageOf = (errors: readonly UserError[]): string =>
  errors.map(({ message }) => message).join(' ');
