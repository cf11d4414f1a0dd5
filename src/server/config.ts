/** What the environment says, checked once at the start: one clear line for what is wrong. */
import { isIP } from 'node:net';
import { WinnowError } from '../shared/errors';

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
  const config: Config = {
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
  };
  const open = flag('WINNOW_DEMO_PUBLIC', value('WINNOW_DEMO_PUBLIC'));
  // Whoever reaches the server acts as the demo's maintainer.
  if (!open && !isLoopback(config.host)) {
    throw wrong(
      'HOST',
      `${config.host} can be reached by others, and nobody has to sign in yet: use 127.0.0.1, or set WINNOW_DEMO_PUBLIC=1 to show a demo to anyone`,
    );
  }
  return config;
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
