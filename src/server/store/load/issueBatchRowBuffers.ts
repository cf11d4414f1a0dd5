/** The tables that store issues, except for their texts, with the columns that the bulk loader fills. */
import { ISSUE_COLUMN_TYPES } from '../tables/issueColumns';
import { CopyRowBuffer } from './CopyRowBuffer';

export type IssueBatchRowBuffers = ReturnType<typeof createIssueBatchRowBuffers>;

export const createIssueBatchRowBuffers = () => ({
  issue: CopyRowBuffer.createRowBufferForTable('issue', ISSUE_COLUMN_TYPES),
  source: CopyRowBuffer.createRowBufferForTable('issue_source', {
    project_id: 'int4',
    number: 'int4',
    system: 'text',
    source_id: 'text',
    url: 'text',
    digest: 'text',
    raw: 'jsonb',
  }),
  importedVote: CopyRowBuffer.createRowBufferForTable('imported_vote', {
    project_id: 'int4',
    number: 'int4',
    votes: 'int4',
  }),
  comment: CopyRowBuffer.createRowBufferForTable('comment', {
    project_id: 'int4',
    id: 'int4',
    issue_number: 'int4',
    author_id: 'int4',
    body: 'text',
    created_at: 'timestamptz',
    edited_at: 'timestamptz',
    source_id: 'text',
    removed_at: 'timestamptz',
    hidden: 'bool',
    imported_reactions: 'jsonb',
  }),
  event: CopyRowBuffer.createRowBufferForTable('event', {
    project_id: 'int4',
    sequence: 'int8',
    issue_number: 'int4',
    actor_id: 'int4',
    kind: 'int2',
    before: 'jsonb',
    after: 'jsonb',
    comment_id: 'int4',
    source_id: 'text',
    created_at: 'timestamptz',
  }),
  link: CopyRowBuffer.createRowBufferForTable('issue_link', {
    project_id: 'int4',
    number: 'int4',
    kind: 'int2',
    to_project_id: 'int4',
    to_number: 'int4',
  }),
  mention: CopyRowBuffer.createRowBufferForTable('mention', {
    project_id: 'int4',
    user_id: 'int4',
    number: 'int4',
  }),
  watch: CopyRowBuffer.createRowBufferForTable('watch', {
    project_id: 'int4',
    user_id: 'int4',
    number: 'int4',
  }),
});
