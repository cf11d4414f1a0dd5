import { RequestThread } from '../RequestThread';
import type { WordLimits, WordsOutcome, WordsRequest } from './protocol';

export interface WordsThreadSettings {
  /** Where the indexes are, a folder a project in it. */
  folder: string;
  limits: WordLimits;
}

/** The thread of the word indexes, seen from the server's. */
export class WordsThread extends RequestThread<WordsRequest, WordsOutcome> {
  constructor(settings: WordsThreadSettings) {
    super(__dirname, 'words', settings);
  }
}
