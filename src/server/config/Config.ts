/** Configuration of the server process. See docs/configuration.md. */
export interface Config {
  host: string;
  /** TCP port to listen on. 0 lets the system choose a free port. */
  port: number;
  /** Folder of the embedded database, backups and word index. */
  dataDir: string;
  /** Connection string of a PostgreSQL server, or null to use the embedded database. */
  databaseUrl: string | null;
  /** Number of issues in the demo project that is created in an empty database. 0 creates no demo. */
  demoIssues: number;
  /** Origin that users open in the browser, without a trailing slash. Null: `http://host:port`. */
  publicUrl: string | null;
  /** Addresses and networks of proxies whose forwarding headers are trusted. */
  trustedProxies: readonly string[];
  logLevel: LogLevel;
  /** `index`: issue lists are searched in memory. `sql`: they are searched with SQL only. */
  searchMode: IssueSearchMode;
  /** Memory limit of the search index, in megabytes. */
  indexMegabytes: number;
  /** Memory limit of the indexes of likely duplicates, in megabytes. */
  duplicatesMegabytes: number;
  /** Maximum writes per minute with an API token of scope `admin`. */
  adminWrites: number;
  /** Days after which entries of the audit log are deleted. 0: they are kept forever. */
  auditDays: number;
  /** S3-compatible storage of attached files; null: they are stored in DATA_DIR. */
  s3: S3Config | null;
  /** Maximum size of an attached file, in MiB. */
  fileMegabytes: number;
  /** Maximum total size of the files of an issue, in MiB. */
  issueFilesMegabytes: number;
  /** Whether a demo, whose passwords are public, may listen on an address that other machines can reach. */
  demoPublic: boolean;
  /**
   * Key that encrypts the sign-in state kept in the browser, and signs the addresses of feeds and the links to
   * unsubscribe. Null: a generated key is stored in the database.
   */
  secret: string | null;
  /** Sign-in with OpenID Connect, or null when it is not configured. */
  oidc: OidcConfig | null;
  /** The mail server, or null when email is not configured. */
  email: EmailConfig | null;
}

export interface EmailConfig {
  host: string;
  port: number;
  /** Whether the connection starts with TLS. Otherwise, STARTTLS is used if the server offers it. */
  secure: boolean;
  user: string | null;
  password: string | null;
  /** The sender's address. */
  from: string;
  /** The sender's name. In emails about changes by one person, it follows that person's name in parentheses. */
  fromName: string;
  /** Seconds during which the events of an issue are combined into one email. */
  delaySeconds: number;
}

export interface S3Config {
  /** Address of the bucket, which ends with a slash. */
  bucketUrl: string;
  /** Prefix of all object keys: empty, or ends with a slash. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

export interface OidcConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export const ISSUE_SEARCH_MODES = ['index', 'sql'] as const;
export type IssueSearchMode = (typeof ISSUE_SEARCH_MODES)[number];

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
