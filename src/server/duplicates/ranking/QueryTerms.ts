import { hashTerm } from '../index/hashTerm';
import { NON_WORD_TERM_KINDS } from '../index/IssueRecords';
import type { IssueTermIndex } from '../index/IssueTermIndex';
import { getCodeCount, getProseCount, getTitleCount, packCounts } from '../index/packCounts';
import { extractIssueTerms, INDEXED_TEXT_LIMITS } from '../text/extractIssueTerms';
import { listRawWords, listWordTerms, listWrittenForms } from '../text/words';
import { listTitleTrigrams } from './titleTrigrams';

export interface QueryWord {
  text: string;
  /** The number of the term, or -1 if no issue contains it. */
  term: number;
  weight: number;
  title: number;
  prose: number;
  code: number;
}

export interface NonWordQueryTerms {
  /** The texts of the terms that issues of the index contain, by number. Identifiers are as the query writes them. */
  texts: ReadonlyMap<number, string>;
  /** Sum of the weights of all terms, including those that no issue contains. */
  weight: number;
}

/** The text of the issue or draft whose duplicates are searched, with the numbers and weights of its terms. */
export class QueryTerms {
  readonly title: string;
  readonly titleLength: number;
  readonly bodyLength: number;
  readonly words: readonly QueryWord[];
  /** The position in `words` of each term. */
  readonly wordPositions: ReadonlyMap<number, number>;
  /** In the order of NON_WORD_TERM_KINDS. */
  readonly otherTerms: readonly NonWordQueryTerms[];
  readonly titleTrigrams: ReadonlySet<string>;
  readonly errorLines: readonly (readonly string[])[];
  readonly #text: string;
  #writtenForms: Map<string, string> | null = null;

  constructor(index: IssueTermIndex, title: string, body: string) {
    const terms = extractIssueTerms(title, body);
    this.title = terms.title;
    this.titleLength = terms.titleLength;
    this.bodyLength = terms.bodyLength;
    this.words = [...terms.words].map(([text, counts]) => {
      const term = index.findTerm(hashTerm('word', text));
      const packed = packCounts(counts);
      return {
        text,
        term,
        weight: index.getInverseDocumentFrequency(term),
        title: getTitleCount(packed),
        prose: getProseCount(packed),
        code: getCodeCount(packed),
      };
    });
    this.wordPositions = new Map(
      this.words.flatMap(({ term }, i): [number, number][] => (term < 0 ? [] : [[term, i]])),
    );
    const texts = {
      identifier: terms.identifiers,
      errorPhrase: terms.errorPhrases,
      titleBigram: terms.titleBigrams,
      version: terms.versions,
    };
    this.otherTerms = NON_WORD_TERM_KINDS.map((kind) => {
      const known = new Map<number, string>();
      let weight = 0;
      for (const [text, written] of texts[kind].entries()) {
        const term = index.findTerm(hashTerm(kind, text));
        weight += index.getInverseDocumentFrequency(term);
        if (term >= 0) known.set(term, written);
      }
      return { texts: known, weight };
    });
    this.errorLines = terms.errorLines;
    this.titleTrigrams = listTitleTrigrams(terms.title);
    this.#text = `${terms.title}\n${body.slice(0, INDEXED_TEXT_LIMITS.bodyChars)}`;
  }

  /**
   * Returns what a term stands for in the text, as it is written there: "Crashing" for "crash", "File" for the part
   * "file" of `readFileHeader`.
   */
  getWrittenForm(term: string): string {
    if (!this.#writtenForms) {
      this.#writtenForms = new Map();
      for (const word of listRawWords(this.#text)) {
        const forms = listWrittenForms(word);
        for (const [i, each] of listWordTerms(word).entries())
          if (!this.#writtenForms.has(each)) this.#writtenForms.set(each, forms[i]!);
      }
    }
    return this.#writtenForms.get(term) ?? term;
  }
}
