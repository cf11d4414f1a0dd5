/**
 * An issue list that is read from the in-memory columns. After their worker thread has stopped, the fallback
 * search (SQL) answers all further reads of the list.
 */
import type { QueryProblem } from '../../../shared/query/ast';
import { ThreadStoppedError } from '../indexing/RequestThread';
import type {
  Facet,
  FacetField,
  IssueList,
  IssuePage,
  PageArguments,
  IssueListSection,
} from '../list/Search';

export class FailoverIssueList implements IssueList {
  #list: IssueList;
  readonly #openFallback: () => IssueList;
  #hasFailed = false;

  constructor(list: IssueList, openFallback: () => IssueList) {
    this.#list = list;
    this.#openFallback = openFallback;
  }

  readQueryProblems = (): Promise<QueryProblem[]> => this.#read((list) => list.readQueryProblems());
  readPage = (page: PageArguments): Promise<IssuePage> => this.#read((list) => list.readPage(page));
  readTotalCount = (): Promise<number> => this.#read((list) => list.readTotalCount());
  readIssueNumbers = (): Promise<Int32Array> => this.#read((list) => list.readIssueNumbers());
  readFacets = (fields: readonly FacetField[], top: number): Promise<Facet[]> =>
    this.#read((list) => list.readFacets(fields, top));
  readSections = (): Promise<IssueListSection[]> => this.#read((list) => list.readSections());
  readGroupSections = (): Promise<IssueListSection[]> => this.#read((list) => list.readGroupSections());
  createSnapshot = (): Promise<string> => this.#read((list) => list.createSnapshot());
  readProjectVersion = (): Promise<string> => this.#read((list) => list.readProjectVersion());

  async #read<T>(read: (list: IssueList) => Promise<T>): Promise<T> {
    try {
      return await read(this.#list);
    } catch (error) {
      if (!(error instanceof ThreadStoppedError)) throw error;
    }
    if (!this.#hasFailed) {
      this.#hasFailed = true;
      this.#list = this.#openFallback();
    }
    return read(this.#list);
  }
}
