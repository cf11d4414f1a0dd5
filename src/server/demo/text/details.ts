/** The parts that may follow a report's beginning. */
import type { TextGenerator } from './TextGenerator';

/** Numbered steps; the last one is what brings the trouble about. */
export function steps(voice: TextGenerator): string {
  const { random } = voice;
  const list = new Set<string>();
  if (random.chance(0.5)) list.add(voice.renderOneOf(FIRST_STEPS));
  const count = random.int(1, 3);
  for (let i = 0; i < count; i++) list.add(voice.renderOneOf(voice.context.subject.area.steps));
  if (random.chance(0.4)) list.add(voice.renderOneOf(MORE_STEPS));
  list.add(voice.renderOneOf(LAST_STEPS));
  const lines = [...list].map((step, i) => `${i + 1}. ${step}`);
  return `${voice.renderOneOf(STEPS_HEADINGS)}\n\n${lines.join('\n')}`;
}

const STEPS_HEADINGS = [
  '### Steps to reproduce',
  '**Steps**',
  'Steps to reproduce:',
  'How to see it:',
  '## Steps',
];
const FIRST_STEPS = [
  'Start $version with a new profile',
  'Start the browser with `--log-net=net.log`',
  'Open $url',
  'Open $tens tabs',
  'Take a fresh $os',
];
const MORE_STEPS = [
  'Repeat this $few times',
  'Wait about $seconds seconds',
  'Open $url in a second window',
  'Go back and reload',
  'Look at the log',
];
const LAST_STEPS = [
  'Wait until $trigger',
  'See that $failure',
  'Now $failure',
  'Observe `$error`',
  'Watch what `$method` does',
];

export function expectation(voice: TextGenerator): string {
  return voice.renderOneOf([
    '**Expected:** {nothing special happens|it goes on as before|the page loads|the request is retried}. **Actual:** $failure.',
    'Expected: {as in $good|one request, one answer|an error that says what to do}\nActual: $failure',
    '### Expected\n\n{The $thing works as before.|The page loads within a second.|No error.}\n\n### Actual\n\n$Failure.',
    'I would {expect|have expected} {a clear error|that it recovers by itself|the same as in $good}; instead $failure.',
    'Expected result: {no difference|no visible change|the old behaviour}.\nActual result: `$error`{ after $seconds seconds| at once|}.',
  ]);
}

export function logExcerpt(voice: TextGenerator): string {
  const { random } = voice;
  let clock = random.int(0, 86_000_000);
  const lines: string[] = [];
  for (let i = random.int(2, 5); i > 0; i--) {
    clock += random.int(1, 4_000);
    const time = new Date(clock).toISOString().slice(11, 23);
    lines.push(`${time} ${voice.renderWithOtherNumbers(random.pick(voice.context.subject.area.logs))}`);
  }
  lines.push(voice.render(`E ${voice.context.subject.className}: {$error|$error ($few)|failed with $error}`));
  return `${voice.renderOneOf(['The log:', 'From the net log:', 'This is what the log has:', '### Log'])}\n\n\`\`\`\n${lines.join('\n')}\n\`\`\``;
}

export function configuration(voice: TextGenerator): string {
  const { settings } = voice.context.subject.area;
  const chosen = new Set([voice.random.pick(settings), voice.random.pick(settings)]);
  const lines = [...chosen].map((line) => voice.renderWithOtherNumbers(line));
  const lead = voice.renderOneOf([
    'Our configuration:',
    'These settings differ from the default:',
    'With the defaults it does not happen; I have',
    'Set by policy:',
  ]);
  return `${lead}\n\n\`\`\`ini\n${lines.join('\n')}\n\`\`\``;
}

export function environment(voice: TextGenerator): string {
  return voice.renderOneOf([
    '- Version: $version\n- System: $os\n- {New profile: yes|Extensions: none|Proxy: none|Memory: $few GB}',
    '$os, build $version{, 64 bit|, x86-64|, ARM|}',
    'Seen on $os with $version{ and $good|; $good not tested|}.',
    '| | |\n|---|---|\n| Build | $version |\n| System | $os |\n| Last good | $good |',
    'Version $version ({official build|nightly|beta}), $os{, $tens tabs open|, clean install|}',
  ]);
}

/** What it may have to do with. */
export const surmise = (voice: TextGenerator): string =>
  voice.renderOneOf([
    'As a workaround {restarting the browser helps|one can switch off the $thing|I went back to $good|we block it by policy}.',
    '{Related|Possibly related|See also}: $issue{.| and $issue.}',
    '{Looks like|My guess is that} `$symbol` {runs before the $thing is ready|is not told|forgets to check for `$error`|holds its lock too long}.',
    'The code {in question is|must be near} `$otherSymbol`{; the comment there is out of date|, I think|}.',
    '{The change in $issue|Commit `$commit`} {touched|reordered} that part{, so I would look there first|; it may be chance|}.',
  ]);

export const farewell = (voice: TextGenerator): string =>
  voice.renderOneOf([
    '{Happens every time.|Happens about one time in $few.|It took me $tens tries to see it again.|I saw it $few times this week.}',
    'I {can test patches|have a core dump|can provide a full log|keep the profile} if that helps.',
    '{Not urgent|Low priority} for us, {but annoying|there is a workaround}.',
    'This {blocks|holds up} {our roll-out|the next release here|about $tens people}.',
  ]);
