import { RequestThread } from '../indexing/RequestThread';
import type { WordLimits, WordsRequest, WordsResult } from './index/protocol';

export interface WordsThreadSettings {
  /** The folder of the index files, with one subfolder per project. */
  folder: string;
  limits: WordLimits;
}

/** The thread that holds the word indexes of all projects. */
export class WordsThread extends RequestThread<WordsRequest, WordsResult> {
  constructor(settings: WordsThreadSettings) {
    super(__dirname, 'words', settings);
  }
}
