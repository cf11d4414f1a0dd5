import { isLoopbackHost, requireLoopbackHostForDemo } from './loopback';

describe('isLoopbackHost', () => {
  it.each(['127.0.0.1', '127.8.9.1', 'localhost', 'LOCALHOST', '::1', '[::1]'])('accepts %s', (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  });

  it.each(['0.0.0.0', '10.0.0.1', '127.0.0.1.evil.example', 'localhost.evil.example', ''])(
    'rejects "%s"',
    (host) => {
      expect(isLoopbackHost(host)).toBe(false);
    },
  );
});

describe('requireLoopbackHostForDemo', () => {
  it.each(['0.0.0.0', '::', '192.168.1.4', 'example.org'])(
    'rejects a demo on %s unless WINNOW_DEMO_PUBLIC is set',
    (host) => {
      expect(() => requireLoopbackHostForDemo({ host, demoPublic: false })).toThrow(/^HOST must be /);
      expect(() => requireLoopbackHostForDemo({ host, demoPublic: true })).not.toThrow();
    },
  );
});
