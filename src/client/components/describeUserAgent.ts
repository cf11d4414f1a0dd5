/** The more special ones first: most say that they are others as well. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
  [/^node\b/, 'Node.js'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** `Firefox on Linux`: what a user agent says of itself, as far as people want to know. */
export function describeUserAgent(userAgent: string): string {
  const named = (names: typeof PROGRAMS) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const program = named(PROGRAMS) ?? 'An unknown program';
  const system = named(SYSTEMS);
  return system === undefined ? program : `${program} on ${system}`;
}
