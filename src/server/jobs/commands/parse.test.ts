import { type Command, UsageError } from './Command';
import { helpOn, usageOf } from './help';
import { COMMANDS } from './index';
import { prepareCommand } from './parse';

const refusal = (line: string): UsageError => {
  try {
    prepareCommand(line.split(' ').filter(Boolean));
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
  throw new Error(`"${line}" is accepted.`);
};

test.each([
  ['', 'Which command?', null],
  ['explode', 'There is no command explode.', null],
  ['check now', 'What is now for?', 'check'],
  ['check --deep', "Unknown option '--deep'.", 'check'],
  ['demo --project NET', '--issues takes a whole number from 1 to 5000000.', 'demo'],
  ['demo --issues 1.5 --project NET', '--issues takes a whole number from 1 to 5000000.', 'demo'],
  ['demo --issues 10', '--project KEY is missing.', 'demo'],
  [
    'demo --issues 10 --project net',
    '--project takes 2 to 10 capital letters and digits, a letter first, not net.',
    'demo',
  ],
  ['token', 'It is one of token create.', null],
  ['token create --scope read', '--login L is missing.', 'token create'],
  ['token create --login mika --scope all', '--scope takes one of read, write, admin.', 'token create'],
  ['user', 'It is one of user create, user disable, user enable, user password.', null],
  ['user create mika', 'What is mika for?', 'user create'],
  ['user disable', '--login L is missing.', 'user disable'],
  ['import', 'It can import github.', 'import'],
  ['import jira x --project NET', 'It can import github.', 'import'],
  ['import github --project NET', 'It takes one file or folder.', 'import'],
  ['import github a b --project NET', 'It takes one file or folder.', 'import'],
  [
    'import github a --project NET --visibility secret',
    '--visibility takes public, internal, private, not secret.',
    'import',
  ],
  ['import github a --project', "Option '--project <value>' argument missing.", 'import'],
])('winnow %s', (line, message, command) => {
  const error = refusal(line);
  expect(error.message).toBe(message);
  expect(error.command?.name ?? null).toBe(command);
});

test.each(['--help', 'help', '-h'])('winnow %s tells of every command', (word) => {
  const prepared = prepareCommand([word]);
  expect(prepared).toEqual({ help: null });
  for (const { name, summary } of COMMANDS) expect(helpOn(null)).toMatch(new RegExp(`${name} +${summary}`));
});

test.each(COMMANDS.map(({ name }) => name))('winnow %s --help says how it is called', (name) => {
  for (const words of [
    [...name.split(' '), '--help'],
    ['help', ...name.split(' ')],
  ]) {
    const { help } = prepareCommand(words) as { help: Command };
    expect(help.name).toBe(name);
    expect(helpOn(help).split('\n', 1)[0]).toBe(usageOf(help));
    for (const option of Object.keys(help.options)) expect(helpOn(help)).toContain(`--${option}`);
  }
});
