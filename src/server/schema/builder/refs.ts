/** Declares GraphQL types that refer to each other; they are implemented in their own files. */
import type { Edge } from '../../domain/base/connection';
import type { TimelineConnection, TimelineItem } from '../../domain/timeline/timeline';
import type { BulkRow } from '../../store/read/bulk';
import type { CommentRow } from '../../store/read/comments';
import type { IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import { builder } from './builder';

export const ProjectRef = builder.objectRef<ProjectRow>('Project');
export const BulkOperationRef = builder.objectRef<BulkRow>('BulkOperation');
export const IssueRef = builder.objectRef<IssueRow>('Issue');
export const TimelineItemConnectionRef = builder.objectRef<TimelineConnection>('TimelineItemConnection');
export const TimelineItemEdgeRef = builder.objectRef<Edge<TimelineItem>>('TimelineItemEdge');
export const CommentRef = builder.objectRef<CommentRow>('Comment');
