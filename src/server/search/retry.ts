/** Milliseconds until an index that failed is tried again, by whoever asks next. */
export const RETRY_AFTER = 30_000;
