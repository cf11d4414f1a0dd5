/** The address of a running server, and an API token for it. */
import { NOOP_PROGRESS_REPORTER } from '../shared/progress';

export interface ServerApiCredentials {
  url: string;
  token: string;
}

/** Returns the headers of an authenticated request with a JSON body. */
export const createAuthorizedRequestHeaders = ({ token }: ServerApiCredentials): Record<string, string> => ({
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
});

/**
 * Creates an API token of admin scope with the command line.
 * @param environment variables from which the command line finds the server's database
 */
export async function createTestApiToken(
  environment: Record<string, string>,
  login = 'maintainer',
): Promise<string> {
  const lines: string[] = [];
  const addLine = (line: string) => void lines.push(line);
  const words = ['token', 'create', '--login', login, '--scope', 'admin'];
  // Imported on demand, because end-to-end tests, which only send requests, cannot load its packages.
  const { runCommandLine } = await import('../cli/runCommandLine');
  const code = await runCommandLine(words, environment, {
    print: addLine,
    printError: addLine,
    progress: NOOP_PROGRESS_REPORTER,
    cwd: '.',
    readInput: async () => '',
    signal: new AbortController().signal,
  });
  if (code !== 0) throw new Error(lines.join('\n'));
  return lines[0]!;
}
