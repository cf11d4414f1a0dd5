/** Finds, in SQL, the issues that match one node of a query. */
import { type RawBuilder, sql } from 'kysely';
import type { SearchQueryNode } from '../../../shared/query/ast';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { IssueNumbersFinder, QueryCompileContext } from '../list/PreparedIssueListRequest';
import { readSelectedIssueNumbers } from '../statements/readSelectedIssueNumbers';
import {
  joinConditionsWithAnd,
  compileQueryConditions,
  selectMentionedOrWatchedIssueNumbers,
  selectSnoozedIssueNumbers,
} from './compile';
import { buildTextMatchCondition } from './words';

export function createSqlIssueFinder(store: DatabaseStore): IssueNumbersFinder {
  return {
    find: (node, scope) =>
      readSelectedIssueNumbers(store.db, scope.projectId, selectMatchingIssueNumbers(node, scope)),
    findInTransaction(tx, node, scope, among) {
      const matching = selectMatchingIssueNumbers(node, scope);
      const select = among
        ? sql`SELECT number FROM (${matching}) matching WHERE number = ANY(${among}::int[])`
        : matching;
      return readSelectedIssueNumbers(tx, scope.projectId, select);
    },
  };
}

function selectMatchingIssueNumbers(node: SearchQueryNode, scope: QueryCompileContext): RawBuilder<unknown> {
  if (node.kind === 'text') {
    return sql`SELECT t.number FROM issue_text t WHERE t.project_id = ${scope.projectId} AND ${buildTextMatchCondition(node)}`;
  }
  if (node.kind === 'filter' && node.field === 'is') return selectSnoozedIssueNumbers(scope.projectId);
  if (
    node.kind === 'filter' &&
    node.value.kind === 'names' &&
    (node.field === 'mentions' || node.field === 'watching')
  ) {
    // The result may contain numbers of deleted issues. The caller ignores numbers that it does not know.
    const ids = [...new Set(node.value.names.flatMap((name) => scope.resolved.ids.get(name) ?? []))];
    return selectMentionedOrWatchedIssueNumbers(node.field, ids, scope);
  }
  const root = { kind: 'and' as const, children: [node], start: node.start, end: node.end };
  return sql`SELECT i.number FROM issue i WHERE ${joinConditionsWithAnd(compileQueryConditions(root, scope))}`;
}
