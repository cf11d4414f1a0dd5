import { describeUserAgent } from './describeUserAgent';

const SAFARI_USER_AGENT_ENGINE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROMIUM_USER_AGENT_ENGINE = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI_USER_AGENT_ENGINE} Version/18.4 Safari/605.1.15`,
    'Safari on macOS',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROMIUM_USER_AGENT_ENGINE} Chrome/137.0 Safari/537.36 Edg/137.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) ${SAFARI_USER_AGENT_ENGINE} CriOS/137.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${CHROMIUM_USER_AGENT_ENGINE} Chrome/137.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${CHROMIUM_USER_AGENT_ENGINE} HeadlessChrome/137.0 Safari/537.36`,
    'Chrome on Linux',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROMIUM_USER_AGENT_ENGINE} Chrome/137.0 Safari/537.36 OPR/120.0`,
    'Opera on Chrome OS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${CHROMIUM_USER_AGENT_ENGINE} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['curl/8.9.1', 'curl'],
  ['node', 'Node.js'],
  ['', 'Unknown browser'],
  ['backup-script', 'Unknown browser'],
])('describes %s as %s', (userAgent, description) => {
  expect(describeUserAgent(userAgent)).toBe(description);
});
