/** The candidates of one query. */
export interface TrainingQuery {
  rows: readonly Float32Array[];
  /** For each row, whether it is a duplicate of the query. */
  isDuplicate: readonly boolean[];
  /** Weight of the query in the loss. */
  weight: number;
}
