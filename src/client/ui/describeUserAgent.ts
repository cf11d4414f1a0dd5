import Bowser from 'bowser';

/** Browser names that are shorter than those of the user agent parser Bowser. */
const SHORT_BROWSER_NAMES: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

/** HTTP clients that are not browsers, by the first word of their user agent. */
const HTTP_CLIENT_NAMES: Readonly<Record<string, string>> = { curl: 'curl', node: 'Node.js' };

/** The browser and the device or system of a `User-Agent` header: `Firefox on Linux`. */
export function describeUserAgent(userAgent: string): string {
  const client = HTTP_CLIENT_NAMES[/^\w+/.exec(userAgent)?.[0] ?? ''];
  if (client !== undefined) return client;
  // Bowser throws for an empty string.
  if (userAgent === '') return 'Unknown browser';
  const { browser, os, platform } = Bowser.parse(userAgent);
  const name = browser.name ? (SHORT_BROWSER_NAMES[browser.name] ?? browser.name) : 'Unknown browser';
  const device = platform.model === 'iPhone' || platform.model === 'iPad' ? platform.model : os.name;
  return device ? `${name} on ${device}` : name;
}
