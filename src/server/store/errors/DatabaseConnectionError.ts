/** Thrown when the connection to a PostgreSQL server was lost, or could not be established in time. */
export class DatabaseConnectionError extends Error {
  /**
   * Whether the connection was lost during a transaction that was certainly not committed. Such a transaction can be
   * repeated without applying its changes twice.
   */
  readonly isRolledBack: boolean;

  constructor(
    message: string,
    { cause, isRolledBack = false }: { cause?: unknown; isRolledBack?: boolean } = {},
  ) {
    super(message, { cause });
    this.name = 'DatabaseConnectionError';
    this.isRolledBack = isRolledBack;
  }
}

/** SQLSTATEs of PostgreSQL with which it refuses or ends a connection. */
const CONNECTION_ERROR_SQL_STATES =
  // 08: connection exception. 53300: too many connections. 57P01 to 57P05: shutdown, crash, startup, dropped database,
  // idle session. 25P03, 25P04: a transaction was idle or open for too long.
  /^(?:08...|53300|57P0[1-5]|25P0[34])$/;

export const isConnectionSqlState = (code: string): boolean => CONNECTION_ERROR_SQL_STATES.test(code);
