/** The keys that a person has chosen for a command, as a type for Kysely. */
export interface CommandKeysTableSchema {
  user_id: number;
  /** Id of the command. A later version may not know it any more. */
  command: string;
  /** One key or two keys separated by a space. */
  keys: string;
}
