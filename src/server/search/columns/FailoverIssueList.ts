/**
 * An issue list that is read from the in-memory columns, if necessary after they have been loaded. After their worker
 * thread has stopped, the fallback search (SQL) answers all further reads of the list.
 */
import type { QueryProblem } from '../../../shared/query/ast';
import { ThreadStoppedError } from '../indexing/RequestThread';
import type {
  IssueFacet,
  IssueFacetField,
  IssueList,
  IssueListPage,
  IssueListPageArguments,
  IssueListSection,
  PreparedFacetValueCounts,
  RowsAtRanks,
  SubIssuePage,
  SubIssuePageArguments,
} from '../list/IssueSearch';

export class FailoverIssueList implements IssueList {
  #list: IssueList | Promise<IssueList>;
  readonly #openFallback: () => IssueList;
  #hasFailed = false;

  /** @param list a promise while the columns are being loaded */
  constructor(list: IssueList | Promise<IssueList>, openFallback: () => IssueList) {
    this.#list = list;
    this.#openFallback = openFallback;
    // A rejection is ignored here, because each read of the list reports it.
    if (list instanceof Promise) list.then((opened) => (this.#list = opened)).catch(() => undefined);
  }

  get isInMemory(): boolean {
    return !(this.#list instanceof Promise) && this.#list.isInMemory;
  }

  readQueryProblems = (): Promise<QueryProblem[]> => this.#read((list) => list.readQueryProblems());
  readIssuePage = (page: IssueListPageArguments): Promise<IssueListPage> =>
    this.#read((list) => list.readIssuePage(page));
  readTotalIssueCount = (): Promise<number> => this.#read((list) => list.readTotalIssueCount());
  readTopLevelIssueCount = (): Promise<number> => this.#read((list) => list.readTopLevelIssueCount());
  readSubIssuePage = (parent: number, page: SubIssuePageArguments): Promise<SubIssuePage> =>
    this.#read((list) => list.readSubIssuePage(parent, page));
  readIssueNumbers = (): Promise<Int32Array> => this.#read((list) => list.readIssueNumbers());
  readIssueRank = (number: number): Promise<number | null> =>
    this.#read((list) => list.readIssueRank(number));
  filterIssueNumbers = (numbers: readonly number[]): Promise<number[]> =>
    this.#read((list) => list.filterIssueNumbers(numbers));
  readFacets = (fields: readonly IssueFacetField[], top: number): Promise<IssueFacet[]> =>
    this.#read((list) => list.readFacets(fields, top));
  readFacetValueCounts = (fields: readonly IssueFacetField[]): Promise<PreparedFacetValueCounts[]> =>
    this.#read((list) => list.readFacetValueCounts(fields));
  readRowsAtRanks = (ranks: readonly number[], withIssues: boolean): Promise<RowsAtRanks> =>
    this.#read((list) => list.readRowsAtRanks(ranks, withIssues));
  readListSections = (): Promise<IssueListSection[]> => this.#read((list) => list.readListSections());
  readGroupSections = (): Promise<IssueListSection[]> => this.#read((list) => list.readGroupSections());
  createListSnapshotToken = (): Promise<string> => this.#read((list) => list.createListSnapshotToken());
  readProjectVersion = (): Promise<string> => this.#read((list) => list.readProjectVersion());

  async #read<T>(read: (list: IssueList) => Promise<T>): Promise<T> {
    try {
      return await read(this.#list instanceof Promise ? await this.#list : this.#list);
    } catch (error) {
      if (!(error instanceof ThreadStoppedError)) throw error;
    }
    if (!this.#hasFailed) {
      this.#hasFailed = true;
      this.#list = this.#openFallback();
    }
    return read(await this.#list);
  }
}
