import { type CliCommand, UsageError } from './CliCommand';
import { formatCommandHelp, formatCommandUsage } from './help';
import { CLI_COMMANDS } from './index';
import { parseCommandLine } from './parse';

const catchCommandLineUsageError = (line: string): UsageError => {
  try {
    parseCommandLine(line.split(' ').filter(Boolean));
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
  throw new Error(`"${line}" was accepted.`);
};

test.each([
  ['', 'Missing command.', null],
  ['explode', 'Unknown command "explode".', null],
  ['check now', 'Unexpected argument "now".', 'check'],
  ['check --deep', "Unknown option '--deep'.", 'check'],
  ['demo --issues many --project NET', '--issues must be a number from 1 to 5000000.', 'demo'],
  ['demo --issues 1.5 --project NET', '--issues must be a number from 1 to 5000000.', 'demo'],
  ['demo --issues 10', 'Missing option --project KEY.', 'demo'],
  [
    'demo --issues 10 --project net',
    '--project must be 2 to 10 capital letters and digits beginning with a letter, not "net".',
    'demo',
  ],
  ['token', 'Incomplete command: use one of token create.', null],
  ['token create --scope read', 'Missing option --login LOGIN.', 'token create'],
  ['token create --login mika --scope all', '--scope must be one of read, write, admin.', 'token create'],
  ['user', 'Incomplete command: use one of user create, user disable, user enable, user password.', null],
  ['user create mika', 'Unexpected argument "mika".', 'user create'],
  ['user disable', 'Missing option --login LOGIN.', 'user disable'],
  ['backup', 'Missing argument FILE.', 'backup'],
  ['restore a b', 'Unexpected argument "b".', 'restore'],
  [
    'import',
    'The import format must be one of github, gitlab, bugzilla, jira, linear, csv, winnow.',
    'import',
  ],
  [
    'import svn x --project NET',
    'The import format must be one of github, gitlab, bugzilla, jira, linear, csv, winnow.',
    'import',
  ],
  ['import jira x', 'Missing option --project KEY.', 'import'],
  [
    'import jira x --project NET --repo a/b',
    'Jira has no repositories: use --only instead of --repo.',
    'import',
  ],
  ['import jira x y --each-project', 'Unexpected argument "y".', 'import'],
  ['import jira x --each-project --only NET', '--only cannot be used with --each-project.', 'import'],
  ['import github --project NET', 'Missing argument FILE|DIR|URL.', 'import'],
  ['import github a b --project NET', 'Unexpected argument "b".', 'import'],
  [
    'import github a --project NET --visibility secret',
    '--visibility must be one of public, internal, private, not "secret".',
    'import',
  ],
  ['import github a --project', "Option '--project <value>' argument missing.", 'import'],
])('rejects "winnow %s" with the message: %s', (line, message, command) => {
  const error = catchCommandLineUsageError(line);
  expect(error.message).toBe(message);
  expect(error.command?.name ?? null).toBe(command);
});

test.each(['--help', 'help', '-h'])('winnow %s lists every command', (word) => {
  const prepared = parseCommandLine([word]);
  expect(prepared).toEqual({ help: null });
  for (const { name, summary } of CLI_COMMANDS)
    expect(formatCommandHelp(null)).toMatch(new RegExp(`${name} +${summary}`));
});

test.each(CLI_COMMANDS.map(({ name }) => name))(
  'winnow %s --help shows the usage line and all options',
  (name) => {
    for (const words of [
      [...name.split(' '), '--help'],
      ['help', ...name.split(' ')],
    ]) {
      const { help } = parseCommandLine(words) as { help: CliCommand };
      expect(help.name).toBe(name);
      expect(formatCommandHelp(help).split('\n', 1)[0]).toBe(formatCommandUsage(help));
      for (const option of Object.keys(help.options))
        expect(formatCommandHelp(help)).toContain(`--${option}`);
    }
  },
);
