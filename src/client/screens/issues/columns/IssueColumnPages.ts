import type { IssueListStore } from '../view/IssueListStore';
import { OnDemandIssuePages } from '../view/OnDemandIssuePages';
import {
  type IssueColumnsQuery,
  issueColumnsQuery,
  type ListedIssueColumns,
  pickListedIssueColumns,
} from './IssueColumnsQuery';

/** The data of the chosen columns of an open issue list. */
export class IssueColumnPages extends OnDemandIssuePages<IssueColumnsQuery, ListedIssueColumns> {
  constructor(view: IssueListStore) {
    super(view, issueColumnsQuery, pickListedIssueColumns);
  }
}
