import type { LinkRow } from '../../store/read/links';
import { visibleIssue } from '../../domain/issues/issues';
import { builder } from '../builder/builder';
import { connectionType } from '../builder/connection';
import { LinkKind } from '../builder/enums';
import { IssueRef } from '../builder/refs';

const IssueLink = builder.objectRef<LinkRow>('IssueLink').implement({
  description: 'A link from one issue to another.',
  fields: (t) => ({
    kind: t.expose('kind', { type: LinkKind, description: 'Relation of this issue to the other one.' }),
    to: t.field({
      type: IssueRef,
      nullable: true,
      description:
        'Issue at the other end of the link, or null if it was deleted or is not visible to the viewer.',
      resolve: (link, _args, context) => visibleIssue(context, link.to),
    }),
  }),
});

export const IssueLinkConnection = connectionType('IssueLink', IssueLink, 'A page of an issue’s links.');
