import { SMALL_YOUNG_GENERATION_MB } from '../../store/engines/startWorkerThread';
import { RequestThread } from '../indexing/RequestThread';
import type { WordIndexLimits, WordIndexRequest, WordIndexResult } from './index/protocol';

export interface WordIndexThreadSettings {
  /** The folder of the index files, with one subfolder per project. */
  folder: string;
  limits: WordIndexLimits;
}

/** The worker thread that holds the word indexes of all projects. */
export class WordIndexThread extends RequestThread<WordIndexRequest, WordIndexResult> {
  constructor(settings: WordIndexThreadSettings) {
    super(__dirname, 'words', settings, SMALL_YOUNG_GENERATION_MB);
  }
}
