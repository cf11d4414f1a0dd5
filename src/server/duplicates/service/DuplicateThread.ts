import { RequestThread } from '../../search/indexing/RequestThread';
import type { DuplicateIndexRequest, DuplicateIndexResult } from './protocol';

export interface DuplicateThreadSettings {
  /** The folder of the files. Null: no files are read or written. */
  folder: string | null;
  /** Memory limit of the indexes of all projects together, in bytes. */
  budget: number;
}

/** The worker thread that holds the duplicate indexes of all projects. */
export class DuplicateThread extends RequestThread<DuplicateIndexRequest, DuplicateIndexResult> {
  constructor(settings: DuplicateThreadSettings) {
    super(__dirname, 'duplicates', settings);
  }
}
