/** Object types of timeline events about other issues: links, parents and mentions. */
import {
  getEventDataText,
  getEventLinkKind,
  loadIssueReferencedByEvent,
} from '../../domain/timeline/eventValues';
import { loadReferenceSource } from '../../domain/timeline/references';
import { GraphQLIssueLinkKind } from '../builder/enums';
import { GraphQLIssueRef } from '../builder/refs';
import type { IssueEventTypeDefinition } from './IssueEvent';

export type RelationEventKind = 'linked' | 'unlinked' | 'referenced' | 'parent_changed';

export const RELATION_EVENT_TYPES: Readonly<Record<RelationEventKind, IssueEventTypeDefinition>> = {
  linked: {
    description: 'A link to another issue was added.',
    fields: (t) => ({
      kind: t.field({
        type: GraphQLIssueLinkKind,
        description: 'Relation of this issue to the other one.',
        resolve: (event) => getEventLinkKind(event, 'after'),
      }),
      to: t.field({
        type: GraphQLIssueRef,
        nullable: true,
        description: 'Linked issue, or null if it was deleted or is not visible to the viewer.',
        resolve: (event, _args, context) => loadIssueReferencedByEvent(context, event, 'after'),
      }),
    }),
  },
  unlinked: {
    description: 'A link to another issue was removed.',
    fields: (t) => ({
      kind: t.field({
        type: GraphQLIssueLinkKind,
        description: 'Former relation of this issue to the other one.',
        resolve: (event) => getEventLinkKind(event, 'before'),
      }),
      to: t.field({
        type: GraphQLIssueRef,
        nullable: true,
        description: 'Formerly linked issue, or null if it was deleted or is not visible to the viewer.',
        resolve: (event, _args, context) => loadIssueReferencedByEvent(context, event, 'before'),
      }),
    }),
  },
  referenced: {
    description: 'The issue was mentioned in another issue, a commit or a web page.',
    fields: (t) => ({
      from: t.field({
        type: GraphQLIssueRef,
        nullable: true,
        description:
          'Issue that mentions this one, or null for other sources and issues not visible to the viewer.',
        resolve: async (event, _args, context) => (await loadReferenceSource(context, event)).issue,
      }),
      commit: t.string({
        nullable: true,
        description: 'Hash of the commit that mentions the issue, or null for other sources.',
        resolve: (event) => getEventDataText(event, 'after', 'commit'),
      }),
      url: t.string({
        nullable: true,
        description:
          'URL of the issue, comment or page that contains the mention, or null if it is unknown or not visible to the viewer.',
        resolve: async (event, _args, context) => (await loadReferenceSource(context, event)).url,
      }),
      title: t.string({
        nullable: true,
        description:
          'Title of the mentioning page, or null if there is none or it is not visible to the viewer.',
        resolve: async (event, _args, context) => (await loadReferenceSource(context, event)).title,
      }),
      sourceIssue: t.string({
        nullable: true,
        description:
          'Name of the mentioning issue or pull request in the tracker that the issue was imported from, such as `owner/name#1`, or null for other sources.',
        resolve: async (event, _args, context) => (await loadReferenceSource(context, event)).sourceIssueName,
      }),
    }),
  },
  parent_changed: {
    description: 'The parent of the issue was set, changed or removed.',
    fields: (t) => ({
      parent: t.field({
        type: GraphQLIssueRef,
        nullable: true,
        description:
          'Parent issue after the change, or null if it was removed or is not visible to the viewer.',
        resolve: (event, _args, context) => loadIssueReferencedByEvent(context, event, 'after'),
      }),
    }),
  },
};
