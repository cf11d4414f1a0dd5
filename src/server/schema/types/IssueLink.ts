import type { LinkRow } from '../../store/read/links';
import { visibleIssue } from '../../domain/issues/issues';
import { builder } from '../builder/builder';
import { connectionType } from '../builder/connection';
import { LinkKind } from '../builder/enums';
import { IssueRef } from '../builder/refs';

const IssueLink = builder.objectRef<LinkRow>('IssueLink').implement({
  description: 'How an issue stands to another one.',
  fields: (t) => ({
    kind: t.expose('kind', { type: LinkKind, description: 'How.' }),
    to: t.field({
      type: IssueRef,
      nullable: true,
      description: 'The one at the other end; null where it is gone.',
      resolve: (link, _args, context) => visibleIssue(context, link.to),
    }),
  }),
});

export const IssueLinkConnection = connectionType('IssueLink', IssueLink, 'Links of an issue, in pages.');
