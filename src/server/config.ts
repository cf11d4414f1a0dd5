/** What the environment says, checked once at the start: one clear line for what is wrong. */
import { isIP } from 'node:net';
import { WinnowError } from '../shared/errors';
import { ADMIN_WRITES_PER_MINUTE } from '../shared/limits';

export interface Config {
  host: string;
  /** 0: any free one. */
  port: number;
  /** Folder of the embedded database. */
  dataDir: string;
  /** A PostgreSQL server instead; null: embedded. */
  databaseUrl: string | null;
  /** Issues of the demo project that an empty database is filled with; 0: none. */
  demoIssues: number;
  /** Where people reach it, without a slash at the end; null: at `host` and `port`. */
  publicUrl: string | null;
  /** Addresses and networks whose forwarding headers are believed. */
  trustedProxies: readonly string[];
  logLevel: LogLevel;
  /** How lists are searched: from memory, or in SQL alone. */
  searchMode: SearchMode;
  /** Megabytes that the search may take of memory. */
  indexMegabytes: number;
  /** Writes in a minute with a token of scope admin. */
  adminWrites: number;
  /** Whether a demo may be reached by others than this machine. */
  demoPublic: boolean;
  /** What seals what must be sealed; null: made once and kept in the database. */
  secret: string | null;
  /** Sign-in with OpenID Connect; null: none. */
  oidc: OidcConfig | null;
}

export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export const SEARCH_MODES = ['index', 'sql'] as const;
export type SearchMode = (typeof SEARCH_MODES)[number];

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const DEMO_ISSUES_MAX = 5_000_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the variables of the README's table. Throws WinnowError VALIDATION_FAILED, naming the variable. */
export function readConfig(environment: Environment): Config {
  const value = (name: string) => environment[name]?.trim() || null;
  return {
    host: value('HOST') ?? '127.0.0.1',
    port: wholeNumber('PORT', value('PORT') ?? '4000', 65_535),
    dataDir: value('DATA_DIR') ?? './data',
    databaseUrl: databaseUrl(value('DATABASE_URL')),
    demoIssues: wholeNumber('WINNOW_DEMO', value('WINNOW_DEMO') ?? '20000', DEMO_ISSUES_MAX),
    publicUrl: publicUrl(value('PUBLIC_URL')),
    trustedProxies: trustedProxies(value('TRUSTED_PROXIES')),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, value('LOG_LEVEL') ?? 'info'),
    searchMode: oneOf('WINNOW_SEARCH', SEARCH_MODES, value('WINNOW_SEARCH') ?? 'index'),
    indexMegabytes: wholeNumber('WINNOW_INDEX_MB', value('WINNOW_INDEX_MB') ?? '512', 1_000_000),
    adminWrites: wholeNumber(
      'WINNOW_ADMIN_WRITES',
      value('WINNOW_ADMIN_WRITES') ?? String(ADMIN_WRITES_PER_MINUTE),
      1_000_000_000,
    ),
    demoPublic: flag('WINNOW_DEMO_PUBLIC', value('WINNOW_DEMO_PUBLIC')),
    secret: secret(value('WINNOW_SECRET')),
    oidc: oidc(value('OIDC_ISSUER'), value('OIDC_CLIENT_ID'), value('OIDC_CLIENT_SECRET')),
  };
}

/** Everybody knows the passwords of a demo. Throws WinnowError where others than this machine could use them. */
export function refusePublicDemo({ host, demoPublic }: Pick<Config, 'host' | 'demoPublic'>): void {
  if (demoPublic || isLoopback(host)) return;
  throw wrong(
    'HOST',
    `${host} can be reached by others, and this is a demo, whose passwords everybody knows: use 127.0.0.1, or set WINNOW_DEMO_PUBLIC=1 to show it to anyone`,
  );
}

/** Whether a host name or an address is of this machine alone. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

function wholeNumber(name: string, text: string, max: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > max)
    throw wrong(name, `must be a whole number from 0 to ${max}, not "${text}"`);
  return number;
}

function flag(name: string, text: string | null): boolean {
  if (text === null || text === '0') return false;
  if (text === '1') return true;
  throw wrong(name, `must be 0 or 1, not "${text}"`);
}

function oneOf<T extends string>(name: string, choices: readonly T[], text: string): T {
  const choice = choices.find((known) => known === text);
  if (!choice) throw wrong(name, `must be one of ${choices.join(', ')}, not "${text}"`);
  return choice;
}

function databaseUrl(text: string | null): string | null {
  // It may hold a password: what is wrong is told without repeating it.
  if (text !== null && !/^postgres(ql)?:$/.test(parse(text)?.protocol ?? '')) {
    throw wrong('DATABASE_URL', 'must read postgres://user:password@host:port/database');
  }
  return text;
}

function publicUrl(text: string | null): string | null {
  if (text === null) return null;
  const url = parse(text);
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search ||
    url.hash ||
    url.username
  ) {
    throw wrong('PUBLIC_URL', `must read https://host or https://host:port, not "${text}"`);
  }
  return url.origin;
}

function secret(text: string | null): string | null {
  if (text !== null && text.length < 32) throw wrong('WINNOW_SECRET', 'must have at least 32 characters');
  return text;
}

/** All three, or none. */
function oidc(
  issuer: string | null,
  clientId: string | null,
  clientSecret: string | null,
): OidcConfig | null {
  if (!issuer && !clientId && !clientSecret) return null;
  if (!issuer) throw wrong('OIDC_ISSUER', 'is missing');
  if (!clientId) throw wrong('OIDC_CLIENT_ID', 'is missing');
  if (!clientSecret) throw wrong('OIDC_CLIENT_SECRET', 'is missing');
  const url = parse(issuer);
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isLoopback(url.hostname))) {
    throw wrong('OIDC_ISSUER', `must begin with https://, not "${issuer}"`);
  }
  return { issuer, clientId, clientSecret };
}

function trustedProxies(text: string | null): string[] {
  const proxies = text?.split(/[\s,]+/).filter(Boolean) ?? [];
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIP(address);
    const widest = family === 4 ? 32 : 128;
    if (!family || (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > widest))) {
      throw wrong('TRUSTED_PROXIES', `must be addresses or networks like 10.0.0.0/8, not "${proxy}"`);
    }
  }
  return proxies;
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function wrong(name: string, what: string): WinnowError {
  return new WinnowError('VALIDATION_FAILED', `${name}: ${what}.`);
}
