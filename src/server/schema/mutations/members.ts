/** Who belongs to a project. */
import { encodeId } from '../../domain/base/ids';
import { memberOf, removeMember, setMember } from '../../domain/people/members';
import { Role } from '../builder/enums';
import { Membership } from '../types/Membership';
import { mutation } from './mutation';
import { projectField } from './payloads';

mutation('setMember', {
  description: 'Makes somebody a member, or gives a member another role. A project keeps a maintainer.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Of which project.' }),
    userId: t.id({ description: 'Who; or say it by `login`.' }),
    login: t.string({ description: 'Who, exactly as it is written.' }),
    role: t.field({ type: Role, required: true, description: 'As what.' }),
  }),
  run: (...asked) => setMember(...asked),
  payload: (t) => ({
    membership: t.field({
      type: Membership,
      nullable: true,
      description: 'As it is now.',
      resolve: ({ result: done }, _args, context) => done && memberOf(context, done),
    }),
    project: projectField(t),
  }),
});

mutation('removeMember', {
  description: 'Takes a member out of a project, which keeps a maintainer; whoever is one may leave.',
  input: (t) => ({
    projectId: t.id({ required: true, description: 'Of which project.' }),
    userId: t.id({ required: true, description: 'Whom.' }),
  }),
  run: (...asked) => removeMember(...asked),
  payload: (t) => ({
    project: projectField(t),
    removedId: t.id({
      nullable: true,
      description: 'What was the membership’s id.',
      resolve: ({ result: done }) => done && encodeId('Membership', done.projectId, done.userId),
    }),
  }),
});
