/** Optional parts of a demo issue's body. */
import type { DemoTextGenerator } from './DemoTextGenerator';

/** Numbered steps to reproduce. The last one triggers the problem. */
export function generateDemoReproductionSteps(texts: DemoTextGenerator): string {
  const { random } = texts;
  const list = new Set<string>();
  if (random.nextBoolean(0.5)) list.add(texts.renderRandomTemplate(DEMO_FIRST_REPRO_STEP_TEMPLATES));
  const count = random.nextInteger(1, 3);
  for (let i = 0; i < count; i++) list.add(texts.renderRandomTemplate(texts.context.subject.area.steps));
  if (random.nextBoolean(0.4)) list.add(texts.renderRandomTemplate(DEMO_MIDDLE_REPRO_STEP_TEMPLATES));
  list.add(texts.renderRandomTemplate(DEMO_LAST_REPRO_STEP_TEMPLATES));
  const lines = [...list].map((step, i) => `${i + 1}. ${step}`);
  return `${texts.renderRandomTemplate(DEMO_REPRODUCTION_STEPS_HEADINGS)}\n\n${lines.join('\n')}`;
}

const DEMO_REPRODUCTION_STEPS_HEADINGS = [
  '### Steps to reproduce',
  '**Steps**',
  'Steps to reproduce:',
  'How to see it:',
  '## Steps',
];
const DEMO_FIRST_REPRO_STEP_TEMPLATES = [
  'Start $version with a new profile',
  'Start the browser with `--log-net=net.log`',
  'Open $url',
  'Open $tens tabs',
  'Take a fresh $os',
];
const DEMO_MIDDLE_REPRO_STEP_TEMPLATES = [
  'Repeat this $few times',
  'Wait about $seconds seconds',
  'Open $url in a second window',
  'Go back and reload',
  'Look at the log',
];
const DEMO_LAST_REPRO_STEP_TEMPLATES = [
  'Wait until $trigger',
  'See that $failure',
  'Now $failure',
  'Observe `$error`',
  'Watch what `$method` does',
];

export function generateDemoExpectedAndActualResult(texts: DemoTextGenerator): string {
  return texts.renderRandomTemplate([
    '**Expected:** {nothing special happens|it goes on as before|the page loads|the request is retried}. **Actual:** $failure.',
    'Expected: {as in $good|one request, one answer|an error that says what to do}\nActual: $failure',
    '### Expected\n\n{The $thing works as before.|The page loads within a second.|No error.}\n\n### Actual\n\n$Failure.',
    'I would {expect|have expected} {a clear error|that it recovers by itself|the same as in $good}; instead $failure.',
    'Expected result: {no difference|no visible change|the old behaviour}.\nActual result: `$error`{ after $seconds seconds| at once|}.',
  ]);
}

export function generateDemoLogExcerpt(texts: DemoTextGenerator): string {
  const { random } = texts;
  let clock = random.nextInteger(0, 86_000_000);
  const lines: string[] = [];
  for (let i = random.nextInteger(2, 5); i > 0; i--) {
    clock += random.nextInteger(1, 4_000);
    const time = new Date(clock).toISOString().slice(11, 23);
    lines.push(
      `${time} ${texts.renderTemplateWithNewNumbers(random.pickRandomElement(texts.context.subject.area.logs))}`,
    );
  }
  lines.push(
    texts.renderTemplate(`E ${texts.context.subject.className}: {$error|$error ($few)|failed with $error}`),
  );
  return `${texts.renderRandomTemplate(['The log:', 'From the net log:', 'This is what the log has:', '### Log'])}\n\n\`\`\`\n${lines.join('\n')}\n\`\`\``;
}

export function generateDemoConfigurationExcerpt(texts: DemoTextGenerator): string {
  const { settings } = texts.context.subject.area;
  const chosen = new Set([
    texts.random.pickRandomElement(settings),
    texts.random.pickRandomElement(settings),
  ]);
  const lines = [...chosen].map((line) => texts.renderTemplateWithNewNumbers(line));
  const lead = texts.renderRandomTemplate([
    'Our configuration:',
    'These settings differ from the default:',
    'With the defaults it does not happen; I have',
    'Set by policy:',
  ]);
  return `${lead}\n\n\`\`\`ini\n${lines.join('\n')}\n\`\`\``;
}

export function generateDemoReporterEnvironment(texts: DemoTextGenerator): string {
  return texts.renderRandomTemplate([
    '- Version: $version\n- System: $os\n- {New profile: yes|Extensions: none|Proxy: none|Memory: $few GB}',
    '$os, build $version{, 64 bit|, x86-64|, ARM|}',
    'Seen on $os with $version{ and $good|; $good not tested|}.',
    '| | |\n|---|---|\n| Build | $version |\n| System | $os |\n| Last good | $good |',
    'Version $version ({official build|nightly|beta}), $os{, $tens tabs open|, clean install|}',
  ]);
}

/** A workaround or a suspected cause. */
export const generateDemoSuspectedCause = (texts: DemoTextGenerator): string =>
  texts.renderRandomTemplate([
    'As a workaround {restarting the browser helps|one can switch off the $thing|I went back to $good|we block it by policy}.',
    '{Related|Possibly related|See also}: $issue{.| and $issue.}',
    '{Looks like|My guess is that} `$symbol` {runs before the $thing is ready|is not told|forgets to check for `$error`|holds its lock too long}.',
    'The code {in question is|must be near} `$otherSymbol`{; the comment there is out of date|, I think|}.',
    '{The change in $issue|Commit `$commit`} {touched|reordered} that part{, so I would look there first|; it may be chance|}.',
  ]);

export const generateDemoClosingRemark = (texts: DemoTextGenerator): string =>
  texts.renderRandomTemplate([
    '{Happens every time.|Happens about one time in $few.|It took me $tens tries to see it again.|I saw it $few times this week.}',
    'I {can test patches|have a core dump|can provide a full log|keep the profile} if that helps.',
    '{Not urgent|Low priority} for us, {but annoying|there is a workaround}.',
    'This {blocks|holds up} {our roll-out|the next release here|about $tens people}.',
  ]);
