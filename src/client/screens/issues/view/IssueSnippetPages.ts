import type { IssueListStore } from './IssueListStore';
import {
  type IssueSnippetsQuery,
  issueSnippetsQuery,
  type ListedSnippet,
  pickListedSnippets,
} from './IssueSnippetsQuery';
import { OnDemandIssuePages } from './OnDemandIssuePages';

/** The snippets of an open issue list. */
export class IssueSnippetPages extends OnDemandIssuePages<IssueSnippetsQuery, ListedSnippet> {
  constructor(view: IssueListStore) {
    super(view, issueSnippetsQuery, pickListedSnippets);
  }
}
