/** Mutations of project memberships. */
import { encodeGlobalId } from '../../domain/base/ids';
import { loadProjectMember, removeMember, setMemberRole } from '../../domain/people/members';
import { GraphQLRole } from '../builder/enums';
import { GraphQLMembership } from '../types/Membership';
import { defineMutation } from './mutation';
import { defineProjectPayloadField } from './payloads';

defineMutation('setMember', {
  description:
    'Adds a member to a project or changes the role of a member. A project always keeps at least one maintainer.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Project of the membership.' }),
    userId: t.id({ description: 'User to add or change. Required unless `login` is given.' }),
    login: t.string({ description: 'Exact login of the user, instead of `userId`.' }),
    role: t.field({ type: GraphQLRole, required: true, description: 'New role of the member.' }),
  }),
  run: (...args) => setMemberRole(...args),
  payload: (t) => ({
    membership: t.field({
      type: GraphQLMembership,
      nullable: true,
      description: 'The membership after the change, or null if nothing was changed.',
      resolve: ({ result }, _args, context) => result && loadProjectMember(context, result),
    }),
    project: defineProjectPayloadField(t),
  }),
});

defineMutation('removeMember', {
  description:
    'Removes a member from a project. Members can remove themselves. A project always keeps at least one maintainer.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Project of the membership.' }),
    userId: t.id({ required: true, description: 'User to remove from the project.' }),
  }),
  run: (...args) => removeMember(...args),
  payload: (t) => ({
    project: defineProjectPayloadField(t),
    removedId: t.id({
      nullable: true,
      description: 'Id of the removed membership, or null if nothing was removed.',
      resolve: ({ result }) => result && encodeGlobalId('Membership', result.projectId, result.userId),
    }),
  }),
});
