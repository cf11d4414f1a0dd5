/** A list that is answered by the columns, and by the fallback search once the columns' thread has stopped. */
import type { QueryProblem } from '../../../shared/query/ast';
import { ThreadStoppedError } from '../indexing/RequestThread';
import type { Facet, FacetField, IssueList, IssuePage, PageArguments, Section } from '../list/Search';

export class FailoverIssueList implements IssueList {
  #list: IssueList;
  readonly #openFallback: () => IssueList;
  #hasFailed = false;

  constructor(list: IssueList, openFallback: () => IssueList) {
    this.#list = list;
    this.#openFallback = openFallback;
  }

  problems = (): Promise<QueryProblem[]> => this.#read((list) => list.problems());
  page = (page: PageArguments): Promise<IssuePage> => this.#read((list) => list.page(page));
  totalCount = (): Promise<number> => this.#read((list) => list.totalCount());
  numbers = (): Promise<Int32Array> => this.#read((list) => list.numbers());
  facets = (fields: readonly FacetField[], top: number): Promise<Facet[]> =>
    this.#read((list) => list.facets(fields, top));
  sections = (): Promise<Section[]> => this.#read((list) => list.sections());
  groups = (): Promise<Section[]> => this.#read((list) => list.groups());
  snapshot = (): Promise<string> => this.#read((list) => list.snapshot());
  version = (): Promise<string> => this.#read((list) => list.version());

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
