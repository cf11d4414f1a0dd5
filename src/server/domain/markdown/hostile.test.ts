/** Texts meant to run script, to take over a page's names, or to keep the server busy. */
import { renderMarkdown } from './MarkdownRenderer';

const render = (text: string) =>
  renderMarkdown(text, { projectKey: 'NET', issues: new Set(['NET-1']), logins: new Set(['mika']) });

const SCRIPTS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://a/b.png" onload="alert(1)">',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '[x](javascript:alert(1))',
  '[x](<java&#10;script:alert(1)>)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '![x](javascript:alert(1))',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
  '<details ontoggle=alert(1) open>x</details>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href="//evil.example/">',
  '<input type=text onfocus=alert(1) autofocus>',
  '<input type="checkbox" onclick=alert(1)>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<video><source onerror=alert(1)></video>',
  '<p id=root name=x class="admin evil">x</p>',
  '<form id=x><input name=cookie></form>',
  '<template><script>alert(1)</script></template>',
  '`<img src=x onerror=alert(1)>`',
  '```html\n<img src=x onerror=alert(1)>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '| <img src=x onerror=alert(1)> |\n|---|\n| <script>alert(1)</script> |',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<img alt="`" src="`onerror=alert(1)//">',
  '<a title="</a><img src=x onerror=alert(1)>">x</a>',
];

it.each(SCRIPTS)('takes the sting out of %j', (text) => {
  expect(problemsOf(render(text))).toEqual([]);
});

const TAG = /<(\/?)([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*\/?>/gi;
const ACTIVE =
  /^(script|style|iframe|object|embed|form|button|svg|math|link|meta|base|video|textarea|template)$/i;

/** Reads HTML as strictly as our own can be read: what is no plain tag with known attributes is a problem. */
function problemsOf(html: string): string[] {
  const problems: string[] = [];
  for (const [tag, , name = '', attributes = ''] of html.matchAll(TAG)) {
    if (ACTIVE.test(name)) problems.push(tag);
    for (const [, attribute = '', value = ''] of attributes.matchAll(/([a-z-]+)(?:="([^"]*)")?/gi)) {
      if (!isHarmless(attribute.toLowerCase(), value)) problems.push(tag);
    }
  }
  const rest = html.replaceAll(TAG, '');
  return rest.includes('<') ? [...problems, rest] : problems;
}

function isHarmless(attribute: string, value: string): boolean {
  if (/^(on.*|style|id|name|srcdoc|formaction|autofocus)$/.test(attribute)) return false;
  if (attribute === 'href') return /^(https?:|mailto:|\/(?!\/)|#)/i.test(value);
  if (attribute === 'src') return value.startsWith('https://');
  return attribute !== 'class' || /^(language-\S*|(hljs-\S+ ?)+)$/.test(value);
}

const times = (text: string, count: number) => text.repeat(count);

const BOMBS: Record<string, string> = {
  'open brackets': times('[', 60_000),
  'links in links': times('[a](', 16_000),
  emphasis: times('*a **b ', 9_000),
  'mixed delimiters': times('**_', 20_000),
  backticks: Array.from({ length: 350 }, (_, index) => times('`', index)).join(' a '),
  'deep quotes': times('> - ', 15_000),
  'deep lists': Array.from({ length: 300 }, (_, index) => `${times(' ', index * 2)}- a`).join('\n'),
  'deep elements': times('<div>', 12_000),
  'unclosed comments': times('<!--', 16_000),
  'unclosed attributes': times('<a b="', 10_000),
  'a wide table': `${times('|a', 20_000)}\n${times('|-', 20_000)}\n${times('|b', 20_000)}`,
  'a long table': `|a|b|\n|-|-|\n${times('|a|b|\n', 10_000)}`,
  references: times('#1 @mika ', 7_000),
  addresses: times('a@', 30_000),
  entities: times('&#', 30_000),
  definitions: Array.from({ length: 5_000 }, (_, index) => `[a${index}]: x`).join('\n'),
  'a megabyte of code': `\`\`\`js\n${times('const x = "a" + 1;\n', 55_000)}\`\`\``,
  'hard code': `\`\`\`css\n${times(`${times('a(', 900)}\n`, 10)}\`\`\``,
  'a megabyte of text': times('word ', 210_000),
};

it.each(Object.keys(BOMBS))('stays quick on %s', (name) => {
  const start = performance.now();
  render(BOMBS[name] ?? '');
  // The worst take a third of a second; what grows with the square of its length would take minutes.
  expect(performance.now() - start).toBeLessThan(5_000);
});
