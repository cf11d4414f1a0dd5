import type { LinkRow } from '../store/read/links';
import { visibleIssue } from '../domain/issues/issues';
import { builder } from './builder';
import { connectionType } from './connection';
import { LinkKind } from './enums';
import { IssueRef } from './refs';

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
