/** Stack traces and small pieces of code, in the language of the platform. */
import type { TextGenerator } from './TextGenerator';

export function stackTrace(voice: TextGenerator): string {
  const { random, context: scene } = voice;
  const { subject, system } = scene;
  if (subject.matter === 'flaky') return random.pick([python, native, rust])(voice);
  if (subject.area.key === 'devtools') return random.chance(0.8) ? javascript(voice) : native(voice);
  if (system.platform === 'android' && random.chance(0.6)) return kotlin(voice);
  if ((system.platform === 'ios' || system.platform === 'macos') && random.chance(0.5)) return swift(voice);
  return random.pick([native, native, native, sanitizer, rust, golang])(voice);
}

const block = (language: string, lines: readonly string[]): string =>
  `\`\`\`${language}\n${lines.join('\n')}\n\`\`\``;

/** The culprit's frame first, then others of the same area. */
function frames(
  voice: TextGenerator,
  most: number,
  template: (symbol: string, i: number) => string,
): string[] {
  const symbols = [voice.render('$symbol')];
  for (let i = voice.random.int(2, most); i > 0; i--) symbols.push(voice.render('$otherSymbol'));
  return symbols.map((symbol, i) => voice.renderWithOtherNumbers(template(symbol, i)));
}

const BASE_FRAMES = [
  'base::TaskRunner::run_one() + 188',
  'base::MessageLoop::run() + 412',
  'base::Thread::main() + 96',
  'start_thread + 217',
];

function native(voice: TextGenerator): string {
  const head = voice.render(
    'Thread {0|4|$tens} crashed: {EXC_BAD_ACCESS (SIGSEGV) at 0x00000000000000{18|20|08|00}|SIGABRT|SIGSEGV, address $hex|access violation reading $hex}',
  );
  const own = frames(
    voice,
    4,
    (symbol, i) => `${i}  net   ${symbol}({int|Request*|bool|const Buffer&|}) + $tens`,
  );
  const base = BASE_FRAMES.slice(voice.random.int(0, 2)).map(
    (frame, i) => `${own.length + i}  base  ${frame}`,
  );
  return block('', [head, ...own, ...base]);
}

function sanitizer(voice: TextGenerator): string {
  const fault = voice.render('{heap-use-after-free|heap-buffer-overflow|stack-use-after-scope}');
  const own = frames(
    voice,
    3,
    (symbol, i) => `    #${i} $hex in ${symbol}() net/${symbol.split('::')[0]!.toLowerCase()}.cc:$thousands`,
  );
  return block('', [
    voice.render(`==$thousands==ERROR: AddressSanitizer: ${fault} on address $hex`),
    voice.render('{READ|WRITE} of size {1|4|8|16} at $hex thread T$few'),
    ...own,
  ]);
}

function kotlin(voice: TextGenerator): string {
  const error = voice.render(
    '{IllegalStateException: already closed|NullPointerException|IllegalArgumentException: negative length|ConcurrentModificationException}',
  );
  const own = frames(voice, 4, (symbol) => {
    const [owner, method] = symbol.split('::');
    return `    at org.example.net.${owner}.${camel(method!)}(${owner}.kt:$tens)`;
  });
  return block('', [
    `java.lang.${error}`,
    ...own,
    '    at android.os.Handler.dispatchMessage(Handler.java:102)',
  ]);
}

function swift(voice: TextGenerator): string {
  const own = frames(voice, 3, (symbol, i) => {
    const [owner, method] = symbol.split('::');
    return `${i}   Network    $hex ${owner}.${camel(method!)}() + $tens`;
  });
  return block('', ['Fatal error: Unexpectedly found nil while unwrapping an Optional value', ...own]);
}

function javascript(voice: TextGenerator): string {
  const error = voice.render(
    "TypeError: {Cannot read properties of undefined (reading '{row|request|timing}')|this.rows is not iterable|Reduce of empty array with no initial value}",
  );
  const own = frames(voice, 4, (symbol) => {
    const [owner, method] = symbol.split('::');
    return `    at ${owner}.${camel(method!)} (panels/network/${owner}.js:$tens:$few)`;
  });
  return block('', [error, ...own]);
}

function rust(voice: TextGenerator): string {
  const fault = voice.render(
    '{called `Option::unwrap()` on a `None` value|index out of bounds: the len is $few but the index is $tens|already borrowed: BorrowMutError}',
  );
  const own = frames(
    voice,
    3,
    (symbol, i) => `   ${i + 4}: net::${snake(symbol.split('::')[0]!)}::${symbol}`,
  );
  const file = snake(voice.context.subject.className);
  return block('', [
    voice.render(`thread 'net-io' panicked at net/src/${file}.rs:$tens:$few:`),
    fault,
    'stack backtrace:',
    ...own,
  ]);
}

function python(voice: TextGenerator): string {
  const file = snake(voice.context.subject.className);
  return block('python', [
    'Traceback (most recent call last):',
    voice.render(`  File "tests/${file}_test.py", line $tens, in test_$method`),
    voice.render('    self.assertEqual({server.requests|client.state|log.errors}, {1|[]|None})'),
    voice.render("AssertionError: {$few != 1|['$error'] != []|'$error' is not None}"),
  ]);
}

function golang(voice: TextGenerator): string {
  const own = frames(voice, 2, (symbol) => {
    const [owner, method] = symbol.split('::');
    return `net.(*${owner}).${camel(method!)}($hex)\n\t/src/net/${snake(owner!)}.go:$tens +$hex`;
  });
  return block('', [
    'panic: runtime error: invalid memory address or nil pointer dereference',
    'goroutine 1 [running]:',
    ...own,
  ]);
}

/** A few lines of code: a test page or the place in question. */
export const codeSample = (voice: TextGenerator): string =>
  voice.random.chance(0.5)
    ? block('js', [
        voice.render(
          'const {response|answer} = await fetch("$url"{|, \\{ cache: "no-store" \\}|, \\{ signal \\}});',
        ),
        voice.render('console.log(performance.now(){|, "$method"|, "$host"});'),
      ])
    : block('cpp', [
        voice.render('void $symbol({|Request* request|int result}) \\{'),
        voice.render('  {if (closed_) return;|DCHECK(!pending_);|lock_.lock();|timer_.stop();}'),
        voice.render('  {queue_.pop_front();|callback_();|state_ = next_;|entries_.clear();}'),
        '}',
      ]);

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const snake = (name: string): string => name.replace(/(?<=[a-z0-9])[A-Z]/g, '_$&').toLowerCase();
