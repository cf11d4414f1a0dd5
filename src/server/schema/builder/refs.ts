/** Declares GraphQL types that refer to each other; they are implemented in their own files. */
import type { ConnectionEdge, PaginatedConnection } from '../../domain/base/connection';
import type { TimelineConnection, TimelineItem } from '../../domain/timeline/timeline';
import type { BulkOperationRow } from '../../store/read/bulk';
import type { CommentRow } from '../../store/read/comments';
import type { IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import { schemaBuilder } from './builder';

export const GraphQLProjectRef = schemaBuilder.objectRef<ProjectRow>('Project');
export const GraphQLBulkOperationRef = schemaBuilder.objectRef<BulkOperationRow>('BulkOperation');
export const GraphQLIssueRef = schemaBuilder.objectRef<IssueRow>('Issue');
export const GraphQLSubIssueConnectionRef =
  schemaBuilder.objectRef<PaginatedConnection<IssueRow>>('SubIssueConnection');
export const GraphQLTimelineItemConnectionRef =
  schemaBuilder.objectRef<TimelineConnection>('TimelineItemConnection');
export const GraphQLTimelineItemEdgeRef =
  schemaBuilder.objectRef<ConnectionEdge<TimelineItem>>('TimelineItemEdge');
export const GraphQLCommentRef = schemaBuilder.objectRef<CommentRow>('Comment');
