import { encodeId } from '../../domain/base/ids';
import { loadEventBulkOperation } from '../../domain/timeline/eventValues';
import { loadUser } from '../../domain/people/users';
import type { EventRow } from '../../store/read/timeline';
import { builder, Node, NODE_ID } from '../builder/builder';
import { DateTime } from '../builder/DateTime';
import { BulkOperationRef } from '../builder/refs';
import { User } from './User';

export const IssueEvent = builder.interfaceRef<EventRow>('IssueEvent').implement({
  description: 'Common fields of all events in an issue’s timeline.',
  fields: (t) => ({
    id: t.id({
      description: NODE_ID,
      resolve: (event, _args, _reader, { parentType }) =>
        encodeId(parentType.name, event.project_id, event.sequence),
    }),
    actor: t.field({
      type: User,
      nullable: true,
      description: 'User who caused the event, or null for an unknown user or the system.',
      resolve: (event, _args, context) => loadUser(context, event.actor_id),
    }),
    bulkOperation: t.field({
      type: BulkOperationRef,
      nullable: true,
      description: 'Bulk operation that caused the event, or null if there is none.',
      resolve: (event, _args, context) => loadEventBulkOperation(context, event),
    }),
    createdAt: t.expose('created_at', { type: DateTime, description: 'When the event happened.' }),
  }),
});

const defineEventInterface = (name: string, description: string) => {
  const ref = builder.objectRef<EventRow>(name);
  ref.implement({
    description,
    interfaces: [Node, IssueEvent],
  });
  return ref;
};

type EventRef = ReturnType<typeof defineEventInterface>;
type EventFields = Parameters<typeof builder.objectFields<EventRef>>[1];

/** Makes the object type of one kind of event. `fields` are added to the common ones. */
export function eventType(name: string, description: string, fields?: EventFields): EventRef {
  const ref = defineEventInterface(name, description);
  if (fields) builder.objectFields(ref, fields);
  return ref;
}
