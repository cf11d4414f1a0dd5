import type {
  ProjectEventDetails,
  ProjectEventField,
  ProjectFieldChange,
} from '../../domain/timeline/projectEventDetails';
import { schemaBuilder } from '../builder/builder';
import { defineStringEnum } from '../builder/enums';

const GraphQLProjectEventField = defineStringEnum<ProjectEventField>(
  'ProjectEventField',
  'Field of a project, label, milestone or membership that an event changed.',
  {
    NAME: 'Name of the project or label, or title of the milestone.',
    DESCRIPTION: 'Description of the project, label or milestone, as Markdown source.',
    COLOR: 'Color of the label, such as `#ff8800`.',
    DUE_DATE: 'Due date of the milestone, as an ISO 8601 timestamp.',
    CLOSED_AT: 'When the milestone was closed, as an ISO 8601 timestamp, or null while it is open.',
    VISIBILITY: 'Visibility of the project, as a value of `Visibility`.',
    ROLE: 'Role of the member, as a value of `Role`.',
    MERGED_INTO: 'Current name of the label into which a deleted label was merged.',
  },
);

const GraphQLProjectFieldChange = schemaBuilder
  .objectRef<ProjectFieldChange>('ProjectFieldChange')
  .implement({
    description: 'A field that an event changed.',
    fields: (t) => ({
      field: t.field({
        type: GraphQLProjectEventField,
        description: 'The field that was changed.',
        resolve: ({ field }) => field,
      }),
      from: t.exposeString('from', {
        nullable: true,
        description: 'Value of the field before the change. Null if the field was empty.',
      }),
      to: t.exposeString('to', {
        nullable: true,
        description: 'Value of the field after the change. Null if the field is empty.',
      }),
    }),
  });

export const GraphQLProjectEventDetails = schemaBuilder
  .objectRef<ProjectEventDetails>('ProjectEventDetails')
  .implement({
    description: 'A change in the project itself: in its labels, milestones, members or settings.',
    fields: (t) => ({
      subject: t.exposeString('subject', {
        nullable: true,
        description:
          'Name of the label, title of the milestone or login of the member before the change, kept after a deletion, or null for the settings of the project.',
      }),
      changes: t.field({
        type: [GraphQLProjectFieldChange],
        description: 'The changed fields. Empty for a new label or milestone.',
        resolve: ({ changes }) => changes,
      }),
    }),
  });
