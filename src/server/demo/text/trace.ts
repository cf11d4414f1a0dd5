import type { DemoTextGenerator } from './DemoTextGenerator';

/** Generates a stack trace in a language of the platform. */
export function generateDemoStackTrace(texts: DemoTextGenerator): string {
  const { random, context } = texts;
  const { subject, system } = context;
  if (subject.kind === 'flaky')
    return random.pickRandomElement([
      generateDemoPythonStackTrace,
      generateDemoNativeStackTrace,
      generateDemoRustStackTrace,
    ])(texts);
  if (subject.area.key === 'devtools')
    return random.nextBoolean(0.8)
      ? generateDemoJavaScriptStackTrace(texts)
      : generateDemoNativeStackTrace(texts);
  if (system.platform === 'android' && random.nextBoolean(0.6)) return generateDemoKotlinStackTrace(texts);
  if ((system.platform === 'ios' || system.platform === 'macos') && random.nextBoolean(0.5))
    return generateDemoSwiftStackTrace(texts);
  return random.pickRandomElement([
    generateDemoNativeStackTrace,
    generateDemoNativeStackTrace,
    generateDemoNativeStackTrace,
    generateDemoSanitizerStackTrace,
    generateDemoRustStackTrace,
    generateDemoGoStackTrace,
  ])(texts);
}

const formatCodeBlock = (language: string, lines: readonly string[]): string =>
  `\`\`\`${language}\n${lines.join('\n')}\n\`\`\``;

/** Stack frames. The first one is the method that causes the problem. */
function generateDemoStackFrames(
  texts: DemoTextGenerator,
  max: number,
  template: (symbol: string, i: number) => string,
): string[] {
  const symbols = [texts.renderTemplate('$symbol')];
  for (let i = texts.random.nextInteger(2, max); i > 0; i--)
    symbols.push(texts.renderTemplate('$otherSymbol'));
  return symbols.map((symbol, i) => texts.renderTemplateWithNewNumbers(template(symbol, i)));
}

const DEMO_OUTERMOST_STACK_FRAMES = [
  'base::TaskRunner::run_one() + 188',
  'base::MessageLoop::run() + 412',
  'base::Thread::main() + 96',
  'start_thread + 217',
];

function generateDemoNativeStackTrace(texts: DemoTextGenerator): string {
  const head = texts.renderTemplate(
    'Thread {0|4|$tens} crashed: {EXC_BAD_ACCESS (SIGSEGV) at 0x00000000000000{18|20|08|00}|SIGABRT|SIGSEGV, address $hex|access violation reading $hex}',
  );
  const own = generateDemoStackFrames(
    texts,
    4,
    (symbol, i) => `${i}  net   ${symbol}({int|Request*|bool|const Buffer&|}) + $tens`,
  );
  const base = DEMO_OUTERMOST_STACK_FRAMES.slice(texts.random.nextInteger(0, 2)).map(
    (frame, i) => `${own.length + i}  base  ${frame}`,
  );
  return formatCodeBlock('', [head, ...own, ...base]);
}

function generateDemoSanitizerStackTrace(texts: DemoTextGenerator): string {
  const fault = texts.renderTemplate('{heap-use-after-free|heap-buffer-overflow|stack-use-after-scope}');
  const own = generateDemoStackFrames(
    texts,
    3,
    (symbol, i) => `    #${i} $hex in ${symbol}() net/${symbol.split('::')[0]!.toLowerCase()}.cc:$thousands`,
  );
  return formatCodeBlock('', [
    texts.renderTemplate(`==$thousands==ERROR: AddressSanitizer: ${fault} on address $hex`),
    texts.renderTemplate('{READ|WRITE} of size {1|4|8|16} at $hex thread T$few'),
    ...own,
  ]);
}

function generateDemoKotlinStackTrace(texts: DemoTextGenerator): string {
  const error = texts.renderTemplate(
    '{IllegalStateException: already closed|NullPointerException|IllegalArgumentException: negative length|ConcurrentModificationException}',
  );
  const own = generateDemoStackFrames(texts, 4, (symbol) => {
    const [owner, method] = symbol.split('::');
    return `    at org.example.net.${owner}.${toCamelCase(method!)}(${owner}.kt:$tens)`;
  });
  return formatCodeBlock('', [
    `java.lang.${error}`,
    ...own,
    '    at android.os.Handler.dispatchMessage(Handler.java:102)',
  ]);
}

function generateDemoSwiftStackTrace(texts: DemoTextGenerator): string {
  const own = generateDemoStackFrames(texts, 3, (symbol, i) => {
    const [owner, method] = symbol.split('::');
    return `${i}   Network    $hex ${owner}.${toCamelCase(method!)}() + $tens`;
  });
  return formatCodeBlock('', [
    'Fatal error: Unexpectedly found nil while unwrapping an Optional value',
    ...own,
  ]);
}

function generateDemoJavaScriptStackTrace(texts: DemoTextGenerator): string {
  const error = texts.renderTemplate(
    "TypeError: {Cannot read properties of undefined (reading '{row|request|timing}')|this.rows is not iterable|Reduce of empty array with no initial value}",
  );
  const own = generateDemoStackFrames(texts, 4, (symbol) => {
    const [owner, method] = symbol.split('::');
    return `    at ${owner}.${toCamelCase(method!)} (panels/network/${owner}.js:$tens:$few)`;
  });
  return formatCodeBlock('', [error, ...own]);
}

function generateDemoRustStackTrace(texts: DemoTextGenerator): string {
  const fault = texts.renderTemplate(
    '{called `Option::unwrap()` on a `None` value|index out of bounds: the len is $few but the index is $tens|already borrowed: BorrowMutError}',
  );
  const own = generateDemoStackFrames(
    texts,
    3,
    (symbol, i) => `   ${i + 4}: net::${toSnakeCase(symbol.split('::')[0]!)}::${symbol}`,
  );
  const file = toSnakeCase(texts.context.subject.className);
  return formatCodeBlock('', [
    texts.renderTemplate(`thread 'net-io' panicked at net/src/${file}.rs:$tens:$few:`),
    fault,
    'stack backtrace:',
    ...own,
  ]);
}

function generateDemoPythonStackTrace(texts: DemoTextGenerator): string {
  const file = toSnakeCase(texts.context.subject.className);
  return formatCodeBlock('python', [
    'Traceback (most recent call last):',
    texts.renderTemplate(`  File "tests/${file}_test.py", line $tens, in test_$method`),
    texts.renderTemplate('    self.assertEqual({server.requests|client.state|log.errors}, {1|[]|None})'),
    texts.renderTemplate("AssertionError: {$few != 1|['$error'] != []|'$error' is not None}"),
  ]);
}

function generateDemoGoStackTrace(texts: DemoTextGenerator): string {
  const own = generateDemoStackFrames(texts, 2, (symbol) => {
    const [owner, method] = symbol.split('::');
    return `net.(*${owner}).${toCamelCase(method!)}($hex)\n\t/src/net/${toSnakeCase(owner!)}.go:$tens +$hex`;
  });
  return formatCodeBlock('', [
    'panic: runtime error: invalid memory address or nil pointer dereference',
    'goroutine 1 [running]:',
    ...own,
  ]);
}

/** Generates a few lines of code. */
export const generateDemoCodeSample = (texts: DemoTextGenerator): string =>
  texts.random.nextBoolean(0.5)
    ? formatCodeBlock('js', [
        texts.renderTemplate(
          'const {response|answer} = await fetch("$url"{|, \\{ cache: "no-store" \\}|, \\{ signal \\}});',
        ),
        texts.renderTemplate('console.log(performance.now(){|, "$method"|, "$host"});'),
      ])
    : formatCodeBlock('cpp', [
        texts.renderTemplate('void $symbol({|Request* request|int result}) \\{'),
        texts.renderTemplate('  {if (closed_) return;|DCHECK(!pending_);|lock_.lock();|timer_.stop();}'),
        texts.renderTemplate('  {queue_.pop_front();|callback_();|state_ = next_;|entries_.clear();}'),
        '}',
      ]);

const toCamelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const toSnakeCase = (name: string): string => name.replace(/(?<=[a-z0-9])[A-Z]/g, '_$&').toLowerCase();
