import type { TimelineItemType } from '../../../shared/events/kinds';
import { encodeGlobalId } from '../../domain/base/ids';
import { loadEventBulkOperation } from '../../domain/timeline/eventValues';
import { loadUser } from '../../domain/people/users';
import type { IssueEventRow } from '../../store/read/timeline';
import { schemaBuilder, GraphQLNode, NODE_ID_DESCRIPTION } from '../builder/builder';
import { GraphQLDateTime } from '../builder/DateTime';
import { GraphQLBulkOperationRef } from '../builder/refs';
import { GraphQLUser } from './User';

export const GraphQLIssueEvent = schemaBuilder.interfaceRef<IssueEventRow>('IssueEvent').implement({
  description: 'Common fields of all events in an issue’s timeline.',
  fields: (t) => ({
    id: t.id({
      description: NODE_ID_DESCRIPTION,
      resolve: (event, _args, _reader, { parentType }) =>
        encodeGlobalId(parentType.name, event.project_id, event.sequence),
    }),
    actor: t.field({
      type: GraphQLUser,
      nullable: true,
      description: 'User who caused the event, or null for an unknown user or the system.',
      resolve: (event, _args, context) => loadUser(context, event.actor_id),
    }),
    bulkOperation: t.field({
      type: GraphQLBulkOperationRef,
      nullable: true,
      description: 'Bulk operation that caused the event, or null if there is none.',
      resolve: (event, _args, context) => loadEventBulkOperation(context, event),
    }),
    createdAt: t.expose('created_at', { type: GraphQLDateTime, description: 'When the event happened.' }),
  }),
});

const createIssueEventTypeRef = (name: TimelineItemType, description: string) => {
  const ref = schemaBuilder.objectRef<IssueEventRow>(name);
  ref.implement({
    description,
    interfaces: [GraphQLNode, GraphQLIssueEvent],
  });
  return ref;
};

type IssueEventTypeRef = ReturnType<typeof createIssueEventTypeRef>;
type IssueEventTypeFields = Parameters<typeof schemaBuilder.objectFields<IssueEventTypeRef>>[1];
export type IssueEventFieldBuilder = Parameters<IssueEventTypeFields>[0];

/** The object type of one kind of event. `fields` are added to the fields that all events have. */
export interface IssueEventTypeDefinition {
  description: string;
  fields?: IssueEventTypeFields;
}

export function defineIssueEventType(
  name: TimelineItemType,
  { description, fields }: IssueEventTypeDefinition,
): IssueEventTypeRef {
  const ref = createIssueEventTypeRef(name, description);
  if (fields) schemaBuilder.objectFields(ref, fields);
  return ref;
}
