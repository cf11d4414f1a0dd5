import { WinnowError } from '../../../shared/errors';
import {
  loadImportedPeople,
  loadPersonByLogin,
  loadPersonIssues,
  type Person,
  PERSON_ISSUES_MAX,
  type PersonIssueFilter,
  type PersonIssues,
} from '../../domain/people/person';
import { schemaBuilder } from '../builder/builder';
import { GraphQLIssueRef } from '../builder/refs';
import { GraphQLProjectIssueCount } from './Home';
import { GraphQLUser } from './User';

const GraphQLPersonIssues = schemaBuilder.objectRef<PersonIssues>('PersonIssues').implement({
  description:
    'Issues that a person has filed, is assigned to or has commented on, in all projects that the viewer can read.',
  fields: (t) => ({
    totalCount: t.int({
      description: 'Exact number of issues, open and closed.',
      resolve: (issues) => issues.totalCount(),
    }),
    openCount: t.int({
      description: 'Exact number of open issues.',
      resolve: (issues) => issues.openCount(),
    }),
    projects: t.field({
      type: [GraphQLProjectIssueCount],
      description: 'Number of issues per project, in descending order, then by project name.',
      resolve: (issues) => issues.projects(),
    }),
    recentIssues: t.field({
      type: [GraphQLIssueRef],
      description: 'Most recently updated issues, newest first.',
      args: {
        first: t.arg.int({
          required: true,
          defaultValue: 5,
          description: `Maximum number of issues, 1 to ${PERSON_ISSUES_MAX}.`,
        }),
      },
      resolve: (issues, { first }) => {
        if (first < 1 || first > PERSON_ISSUES_MAX)
          throw new WinnowError('VALIDATION_FAILED', `\`first\` must be between 1 and ${PERSON_ISSUES_MAX}.`);
        return issues.recentIssues(first);
      },
    }),
  }),
});

export const GraphQLPerson = schemaBuilder.objectRef<Person>('Person').implement({
  description:
    'A person and their issues. If a list cannot be read, it is null, and the others are still returned.',
  fields: (t) => {
    const section = (filter: PersonIssueFilter, description: string) =>
      t.field({
        type: GraphQLPersonIssues,
        nullable: true,
        description,
        resolve: (person, _args, context) => loadPersonIssues(context, person, filter),
      });
    return {
      user: t.expose('user', { type: GraphQLUser, description: 'User account or imported author.' }),
      importedPeople: t.field({
        type: [GraphQLUser],
        description:
          'Imported people with this login who do not belong to an account yet, so that users can claim to be them.',
        resolve: (person, _args, context) => loadImportedPeople(context, person),
      }),
      filed: section('author', 'Issues that the person has filed.'),
      assigned: section('assignee', 'Issues assigned to the person.'),
      commented: section('commenter', 'Issues that the person has commented on.'),
    };
  },
});

schemaBuilder.queryField('person', (t) =>
  t.field({
    type: GraphQLPerson,
    nullable: true,
    description:
      'A person by login, or null if the person does not exist or is not visible to the viewer. Visible are the viewer and, for each project that the viewer can read, its members and everyone who has filed, changed or commented on its issues or is assigned to them. Administrators can see everyone.',
    args: {
      login: t.arg.string({
        required: true,
        description:
          'Login of the person, case-insensitive. If a user account and an imported author share it, the account is returned with the issues of both.',
      }),
    },
    resolve: (_root, args, context) => loadPersonByLogin(context, args.login),
  }),
);
