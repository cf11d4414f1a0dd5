import type { TextGenerator } from './TextGenerator';

/** Generates a stack trace in a language of the platform. */
export function stackTrace(texts: TextGenerator): string {
  const { random, context } = texts;
  const { subject, system } = context;
  if (subject.kind === 'flaky') return random.pick([python, native, rust])(texts);
  if (subject.area.key === 'devtools') return random.chance(0.8) ? javascript(texts) : native(texts);
  if (system.platform === 'android' && random.chance(0.6)) return kotlin(texts);
  if ((system.platform === 'ios' || system.platform === 'macos') && random.chance(0.5)) return swift(texts);
  return random.pick([native, native, native, sanitizer, rust, golang])(texts);
}

const block = (language: string, lines: readonly string[]): string =>
  `\`\`\`${language}\n${lines.join('\n')}\n\`\`\``;

/** Stack frames. The first one is the method that causes the problem. */
function frames(
  texts: TextGenerator,
  max: number,
  template: (symbol: string, i: number) => string,
): string[] {
  const symbols = [texts.render('$symbol')];
  for (let i = texts.random.int(2, max); i > 0; i--) symbols.push(texts.render('$otherSymbol'));
  return symbols.map((symbol, i) => texts.renderWithOtherNumbers(template(symbol, i)));
}

const BASE_FRAMES = [
  'base::TaskRunner::run_one() + 188',
  'base::MessageLoop::run() + 412',
  'base::Thread::main() + 96',
  'start_thread + 217',
];

function native(texts: TextGenerator): string {
  const head = texts.render(
    'Thread {0|4|$tens} crashed: {EXC_BAD_ACCESS (SIGSEGV) at 0x00000000000000{18|20|08|00}|SIGABRT|SIGSEGV, address $hex|access violation reading $hex}',
  );
  const own = frames(
    texts,
    4,
    (symbol, i) => `${i}  net   ${symbol}({int|Request*|bool|const Buffer&|}) + $tens`,
  );
  const base = BASE_FRAMES.slice(texts.random.int(0, 2)).map(
    (frame, i) => `${own.length + i}  base  ${frame}`,
  );
  return block('', [head, ...own, ...base]);
}

function sanitizer(texts: TextGenerator): string {
  const fault = texts.render('{heap-use-after-free|heap-buffer-overflow|stack-use-after-scope}');
  const own = frames(
    texts,
    3,
    (symbol, i) => `    #${i} $hex in ${symbol}() net/${symbol.split('::')[0]!.toLowerCase()}.cc:$thousands`,
  );
  return block('', [
    texts.render(`==$thousands==ERROR: AddressSanitizer: ${fault} on address $hex`),
    texts.render('{READ|WRITE} of size {1|4|8|16} at $hex thread T$few'),
    ...own,
  ]);
}

function kotlin(texts: TextGenerator): string {
  const error = texts.render(
    '{IllegalStateException: already closed|NullPointerException|IllegalArgumentException: negative length|ConcurrentModificationException}',
  );
  const own = frames(texts, 4, (symbol) => {
    const [owner, method] = symbol.split('::');
    return `    at org.example.net.${owner}.${camel(method!)}(${owner}.kt:$tens)`;
  });
  return block('', [
    `java.lang.${error}`,
    ...own,
    '    at android.os.Handler.dispatchMessage(Handler.java:102)',
  ]);
}

function swift(texts: TextGenerator): string {
  const own = frames(texts, 3, (symbol, i) => {
    const [owner, method] = symbol.split('::');
    return `${i}   Network    $hex ${owner}.${camel(method!)}() + $tens`;
  });
  return block('', ['Fatal error: Unexpectedly found nil while unwrapping an Optional value', ...own]);
}

function javascript(texts: TextGenerator): string {
  const error = texts.render(
    "TypeError: {Cannot read properties of undefined (reading '{row|request|timing}')|this.rows is not iterable|Reduce of empty array with no initial value}",
  );
  const own = frames(texts, 4, (symbol) => {
    const [owner, method] = symbol.split('::');
    return `    at ${owner}.${camel(method!)} (panels/network/${owner}.js:$tens:$few)`;
  });
  return block('', [error, ...own]);
}

function rust(texts: TextGenerator): string {
  const fault = texts.render(
    '{called `Option::unwrap()` on a `None` value|index out of bounds: the len is $few but the index is $tens|already borrowed: BorrowMutError}',
  );
  const own = frames(
    texts,
    3,
    (symbol, i) => `   ${i + 4}: net::${snake(symbol.split('::')[0]!)}::${symbol}`,
  );
  const file = snake(texts.context.subject.className);
  return block('', [
    texts.render(`thread 'net-io' panicked at net/src/${file}.rs:$tens:$few:`),
    fault,
    'stack backtrace:',
    ...own,
  ]);
}

function python(texts: TextGenerator): string {
  const file = snake(texts.context.subject.className);
  return block('python', [
    'Traceback (most recent call last):',
    texts.render(`  File "tests/${file}_test.py", line $tens, in test_$method`),
    texts.render('    self.assertEqual({server.requests|client.state|log.errors}, {1|[]|None})'),
    texts.render("AssertionError: {$few != 1|['$error'] != []|'$error' is not None}"),
  ]);
}

function golang(texts: TextGenerator): string {
  const own = frames(texts, 2, (symbol) => {
    const [owner, method] = symbol.split('::');
    return `net.(*${owner}).${camel(method!)}($hex)\n\t/src/net/${snake(owner!)}.go:$tens +$hex`;
  });
  return block('', [
    'panic: runtime error: invalid memory address or nil pointer dereference',
    'goroutine 1 [running]:',
    ...own,
  ]);
}

/** Generates a few lines of code. */
export const codeSample = (texts: TextGenerator): string =>
  texts.random.chance(0.5)
    ? block('js', [
        texts.render(
          'const {response|answer} = await fetch("$url"{|, \\{ cache: "no-store" \\}|, \\{ signal \\}});',
        ),
        texts.render('console.log(performance.now(){|, "$method"|, "$host"});'),
      ])
    : block('cpp', [
        texts.render('void $symbol({|Request* request|int result}) \\{'),
        texts.render('  {if (closed_) return;|DCHECK(!pending_);|lock_.lock();|timer_.stop();}'),
        texts.render('  {queue_.pop_front();|callback_();|state_ = next_;|entries_.clear();}'),
        '}',
      ]);

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const snake = (name: string): string => name.replace(/(?<=[a-z0-9])[A-Z]/g, '_$&').toLowerCase();
