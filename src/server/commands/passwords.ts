/** Password input and password links of the `user` commands. */
import { PASSWORD_LINK_TTL_MS } from '../../shared/limits';
import type { ParsedCommandLineArguments } from './CliCommand';

const MS_PER_DAY = 86_400_000;

/**
 * Name of the option that reads a password from standard input. Arguments would be visible to other users of
 * the machine.
 */
export const PASSWORD_STDIN_OPTION = 'password-stdin';

/** The password on standard input without its line end, or null when the option is not set. */
export const getPasswordFromStdin = (
  values: ParsedCommandLineArguments['values'],
  input: string,
): string | null => (values[PASSWORD_STDIN_OPTION] === true ? input.replace(/\r?\n$/, '') : null);

/**
 * Formats the output line with a user's password link.
 * @param secret one-time secret of the link
 */
export const formatPasswordLinkMessage = (secret: string): string =>
  `Password link (single use, expires after ${PASSWORD_LINK_TTL_MS / MS_PER_DAY} days), relative to Winnow's address: /password#${secret}`;
