import { isIP } from 'node:net';
import { z } from 'zod';
import { WinnowError } from '../../shared/errors';
import {
  ADMIN_TOKEN_WRITES_PER_MINUTE_MAX,
  DEMO_ISSUES_MAX,
  EMAIL_DELAY_SECONDS,
  FILE_BYTES_MAX,
  ISSUE_FILES_BYTES_MAX,
} from '../../shared/limits';
import { type Config, type EmailConfig, LOG_LEVELS, ISSUE_SEARCH_MODES } from './Config';
import { isLoopbackHost } from './loopback';
import { parseMailAddress, parseSmtpUrl } from './parseSmtpUrl';
import { readFileStorageConfig } from './readFileStorageConfig';

type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

const BYTES_PER_MEGABYTE = 1_048_576;

const configEnvironmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: createConfigNumberSchema(65_535, 4000),
  DATA_DIR: z.string().default('./data'),
  // The error message does not quote DATABASE_URL, because it may contain a password.
  DATABASE_URL: z
    .string()
    .refine((text) => /^postgres(ql)?:$/.test(parseUrl(text)?.protocol ?? ''), {
      error: 'must have the form postgres://user:password@host:port/database',
    })
    .optional(),
  WINNOW_DEMO: createConfigNumberSchema(DEMO_ISSUES_MAX, 20_000),
  PUBLIC_URL: z
    .string()
    .refine(isUrlOrigin, {
      error: ({ input }) => `must have the form https://host or https://host:port, not "${String(input)}"`,
    })
    .transform((text) => new URL(text).origin)
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((proxies) => proxies.every(isIpAddressOrNetwork), {
      error: ({ input }) =>
        `must be a list of IP addresses or networks such as 10.0.0.0/8, not "${(input as string[]).join(' ')}"`,
    }),
  LOG_LEVEL: createConfigChoiceSchema(LOG_LEVELS, 'info'),
  WINNOW_SEARCH: createConfigChoiceSchema(ISSUE_SEARCH_MODES, 'index'),
  WINNOW_INDEX_MB: createConfigNumberSchema(1_000_000, 512),
  WINNOW_DUPLICATES_MB: createConfigNumberSchema(1_000_000, 1_024),
  WINNOW_ADMIN_WRITES: createConfigNumberSchema(1_000_000_000, ADMIN_TOKEN_WRITES_PER_MINUTE_MAX),
  WINNOW_AUDIT_DAYS: createConfigNumberSchema(100_000, 0),
  WINNOW_FILE_MB: createConfigNumberSchema(10_000, FILE_BYTES_MAX / BYTES_PER_MEGABYTE),
  WINNOW_ISSUE_FILES_MB: createConfigNumberSchema(1_000_000, ISSUE_FILES_BYTES_MAX / BYTES_PER_MEGABYTE),
  WINNOW_DEMO_PUBLIC: createConfigChoiceSchema(['0', '1'], '0').transform((text) => text === '1'),
  // The error message does not quote SMTP_URL, because it may contain a password.
  SMTP_URL: z
    .string()
    .refine((text) => parseSmtpUrl(text) !== null, {
      error: 'must have the form smtp://user:password@host:port or smtps://user:password@host:port',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => parseMailAddress(text) !== null, {
      error: ({ input }) =>
        `must have the form winnow@example.org or Winnow <winnow@example.org>, not "${String(input)}"`,
    })
    .optional(),
  WINNOW_EMAIL_DELAY: createConfigNumberSchema(86_400, EMAIL_DELAY_SECONDS),
  WINNOW_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
});

/** Sign-in with OpenID Connect needs all three variables or none. */
const oidcEnvironmentSchema = z.object({
  OIDC_ISSUER: z.string({ error: 'is required for OpenID Connect' }).refine(isTrustworthyOidcIssuer, {
    error: ({ input }) => `must be a URL that begins with https://, not "${String(input)}"`,
  }),
  OIDC_CLIENT_ID: z.string({ error: 'is required for OpenID Connect' }),
  OIDC_CLIENT_SECRET: z.string({ error: 'is required for OpenID Connect' }),
});

/**
 * Reads and checks the environment variables of docs/configuration.md. Empty variables count as not set.
 * @throws WinnowError VALIDATION_FAILED with one line per invalid variable
 */
export function readConfig(environment: EnvironmentVariables): Config {
  const present = removeEmptyEnvironmentVariables(environment);
  const usesOidc = Object.keys(oidcEnvironmentSchema.shape).some((name) => name in present);
  const { data: values, error } = configEnvironmentSchema.safeParse(present);
  const { data: oidc = null, error: oidcError } = usesOidc ? oidcEnvironmentSchema.safeParse(present) : {};
  const issues = [...(error?.issues ?? []), ...(oidcError?.issues ?? [])];
  if (!values || issues.length > 0) {
    throw new WinnowError('VALIDATION_FAILED', issues.map(formatConfigProblem).join('\n'));
  }
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    demoIssues: values.WINNOW_DEMO,
    publicUrl: values.PUBLIC_URL ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    logLevel: values.LOG_LEVEL,
    searchMode: values.WINNOW_SEARCH,
    indexMegabytes: values.WINNOW_INDEX_MB,
    duplicatesMegabytes: values.WINNOW_DUPLICATES_MB,
    adminWrites: values.WINNOW_ADMIN_WRITES,
    auditDays: values.WINNOW_AUDIT_DAYS,
    s3: readFileStorageConfig(present),
    fileMegabytes: values.WINNOW_FILE_MB,
    issueFilesMegabytes: values.WINNOW_ISSUE_FILES_MB,
    demoPublic: values.WINNOW_DEMO_PUBLIC,
    secret: values.WINNOW_SECRET ?? null,
    oidc: oidc && {
      issuer: oidc.OIDC_ISSUER,
      clientId: oidc.OIDC_CLIENT_ID,
      clientSecret: oidc.OIDC_CLIENT_SECRET,
    },
    email: createEmailConfig(values),
  };
}

function createEmailConfig(values: z.output<typeof configEnvironmentSchema>): EmailConfig | null {
  const server = parseSmtpUrl(values.SMTP_URL ?? '');
  if (!server) return null;
  const host = values.PUBLIC_URL ? new URL(values.PUBLIC_URL).hostname : 'localhost';
  const from = parseMailAddress(values.MAIL_FROM ?? '') ?? { name: '', address: `winnow@${host}` };
  return {
    ...server,
    from: from.address,
    fromName: from.name || 'Winnow',
    delaySeconds: values.WINNOW_EMAIL_DELAY,
  };
}

function removeEmptyEnvironmentVariables(environment: EnvironmentVariables): Record<string, string> {
  const trimmed = Object.entries(environment).map(([name, text = '']) => [name, text.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, text]) => text !== ''));
}

const formatConfigProblem = ({ path, message }: z.core.$ZodIssue): string => `${path.join('.')} ${message}.`;

function createConfigNumberSchema(max: number, fallback: number) {
  return z
    .string()
    .default(String(fallback))
    .refine((text) => /^\d+$/.test(text) && Number(text) <= max, {
      error: ({ input }) => `must be a number from 0 to ${max}, not "${String(input)}"`,
    })
    .transform(Number);
}

function createConfigChoiceSchema<const T extends readonly string[]>(choices: T, fallback: T[number]) {
  return z
    .string()
    .default(fallback)
    .refine((text): text is T[number] => choices.includes(text), {
      error: ({ input }) => `must be one of ${choices.join(', ')}, not "${String(input)}"`,
    });
}

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

function isUrlOrigin(text: string): boolean {
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return url.pathname === '/' && !url.search && !url.hash && !url.username;
}

/**
 * The server trusts identity tokens of the OpenID Connect issuer, so the issuer's URL must use https. Plain
 * http is accepted for an issuer on the same machine only.
 */
function isTrustworthyOidcIssuer(text: string): boolean {
  const url = parseUrl(text);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
}

function isIpAddressOrNetwork(text: string): boolean {
  const [address = '', prefixLength] = text.split('/');
  const family = isIP(address);
  if (!family) return false;
  if (prefixLength === undefined) return true;
  return /^\d{1,3}$/.test(prefixLength) && Number(prefixLength) <= (family === 4 ? 32 : 128);
}
