import { graphqlSchema } from '../../server/schema';
import {
  createComparedArguments,
  EXCLUDED_FIELDS,
  EXCLUDED_MUTATIONS,
  MUTATIONS_OF_ISSUES,
} from './comparedFields';
import { createComparedOperations, listReadableFields } from './operations';

test('every field of the schema is compared or excluded with a reason', () => {
  const ids = { projectId: 1, userId: 1, numbers: [1], comments: [], events: [], notifications: [] };
  const excluded = new Set(Object.keys(EXCLUDED_FIELDS));
  const { selected } = createComparedOperations(createComparedArguments(ids), excluded);
  expect(listReadableFields(excluded).filter((name) => !selected.has(name))).toEqual([]);
});

test('every mutation is compared or excluded with a reason', () => {
  const listed = [...Object.keys(MUTATIONS_OF_ISSUES), ...Object.keys(EXCLUDED_MUTATIONS)];
  expect(listed.sort()).toEqual(Object.keys(graphqlSchema.getMutationType()!.getFields()).sort());
});
