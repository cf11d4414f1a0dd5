import { requireVisibleProject } from '../../domain/projects/projects';
import type { GraphQLSchemaTypes } from '../builder/builder';

export const BASE_VERSION_DESCRIPTION =
  'Version that the edit is based on: `version` of the object when it was read. If another user has changed one of the given fields since, the result is a conflict. Absent: the edit replaces the current values.';

type FieldBuilder<Row> = PothosSchemaTypes.ObjectFieldBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<GraphQLSchemaTypes>,
  Row
>;

/** The field `version` of an object of a project, which edits of the object send as `baseVersion`. */
export const defineBaseVersionField = <Row extends { project_id: number }>(t: FieldBuilder<Row>) =>
  t.string({
    description:
      'Version of the project when this object was read, for `baseVersion` of an edit. A decimal number.',
    // The project's row has been read before this object, to check the permission: the object cannot be older.
    resolve: async (row, _args, context) =>
      String((await requireVisibleProject(context, row.project_id)).version),
  });
