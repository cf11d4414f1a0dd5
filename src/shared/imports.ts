/** States and stages of imports that run on the server, unlike those of the command line. */

/**
 * States of an import. In the state `draft`, the file is being uploaded or the mapping is being chosen. The database
 * stores the index of a value: append values, and never reorder them.
 */
export const IMPORT_JOB_STATES = ['draft', 'queued', 'running', 'done', 'failed', 'canceled'] as const;
export type ImportJobState = (typeof IMPORT_JOB_STATES)[number];

export const getImportJobStateIndex = (state: ImportJobState): number => IMPORT_JOB_STATES.indexOf(state);

/**
 * Stages of a running import. In the stage `waiting`, it has not begun; `reading`, the file is read to reserve the
 * numbers of its issues; `importing`, the issues are written. The database stores the index of a value: append values,
 * and never reorder them.
 */
export const IMPORT_STAGES = ['waiting', 'reading', 'importing'] as const;
export type ImportStage = (typeof IMPORT_STAGES)[number];

/** Orders of day, month and year in dates that consist of numbers: 13/3/2025, 3/13/2025 and 25/03/13. */
export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
