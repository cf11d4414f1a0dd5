/** A running server, and a token to ask it with as programs do. */
import { NO_PROGRESS } from '../shared/progress';
import { runCommandLine } from '../cli/runCommandLine';

export interface Access {
  url: string;
  token: string;
}

/** Of a request with a JSON body. */
export const headersOf = ({ token }: Access): Record<string, string> => ({
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
});

/** A token of scope admin, from the command line. @param environment by which the server finds its database */
export async function createToken(
  environment: Record<string, string>,
  login = 'maintainer',
): Promise<string> {
  const lines: string[] = [];
  const tell = (line: string) => void lines.push(line);
  const words = ['token', 'create', '--login', login, '--scope', 'admin'];
  const code = await runCommandLine(words, environment, {
    print: tell,
    printError: tell,
    progress: NO_PROGRESS,
    cwd: '.',
    readInput: async () => '',
    signal: new AbortController().signal,
  });
  if (code !== 0) throw new Error(lines.join('\n'));
  return lines[0]!;
}
