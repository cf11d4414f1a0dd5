import { type Activity, activityItem } from '../../domain/timeline/activity';
import { encodeId } from '../../domain/base/ids';
import { bulkOf } from '../../domain/timeline/eventValues';
import { visibleIssue } from '../../domain/issues/issues';
import { userOf } from '../../domain/people/users';
import { builder, Node } from '../builder/builder';
import { BulkOperation } from './BulkOperation';
import { connectionType } from '../builder/connection';
import { DateTime } from '../builder/DateTime';
import { EventKind } from '../builder/enums';
import { IssueRef } from '../builder/refs';
import { eventTypeName, TimelineItem } from './Timeline';
import { User } from './User';

export const Event = builder.objectRef<Activity>('Event').implement({
  description: 'Something that happened in a project, whatever it was.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => encodeId('Event', row.project_id, row.sequence) }),
    sequence: t.string({
      description: 'Its place among all of its project: the version that it made.',
      resolve: ({ row }) => String(row.sequence),
    }),
    kind: t.field({ type: EventKind, description: 'What it was.', resolve: ({ row }) => row.kind }),
    actor: t.field({
      type: User,
      nullable: true,
      description: 'Who did it; null: nobody knows, or Winnow itself.',
      resolve: ({ row }, _args, context) => userOf(context, row.actor_id),
    }),
    createdAt: t.field({ type: DateTime, description: 'When.', resolve: ({ row }) => row.created_at }),
    bulkOperation: t.field({
      type: BulkOperation,
      nullable: true,
      description: 'The bulk operation that it was a part of.',
      resolve: ({ row }, _args, context) => bulkOf(context, row),
    }),
    issue: t.field({
      type: IssueRef,
      nullable: true,
      description: 'To which issue; null: to the project itself, or the issue is gone.',
      resolve: ({ row }, _args, context) =>
        visibleIssue(context, { projectId: row.project_id, number: row.issue_number }),
    }),
    issueNumber: t.int({
      nullable: true,
      description: 'The number of that issue, also where it is gone; null: it is about the project itself.',
      resolve: ({ row }) => row.issue_number || null,
    }),
    item: t.field({
      type: TimelineItem,
      nullable: true,
      description: 'What the timeline shows of it; null: nothing.',
      resolve: async (event, _args, context) =>
        event.row.comment_id === null && eventTypeName(event.row) === null
          ? null
          : activityItem(context, event),
    }),
  }),
});

export const EventConnection = connectionType('Event', Event, 'Events of a project, in pages.');
