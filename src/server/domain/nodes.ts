/** Anything by its global id; null for what is not there, may not be seen, or is no id at all. */
import { readMember } from '../store/read/users';
import { activityOf } from './activity';
import { visibleBulk } from './bulk/operations';
import { visibleAuditEntry } from './identity/auditLog';
import { ownAccount, ownSession, ownToken } from './identity/account';
import { decodeId } from './ids';
import { labelOf, milestoneOf, stateOf, visibleIssue } from './issues';
import { visibleInvitation } from './people/invitations';
import { projectById } from './projects';
import type { Reader } from './Reader';
import { visibleComment, visibleEvent } from './timeline';
import { userOf } from './users';

/** Ids of the store are 4 bytes, sequences 8: a larger number is no id of ours. */
const ID_MAX = 2_147_483_647;

/** What an id leads to. `type` is the one that the id names: of an event, it may still be the wrong one. */
export async function nodeById(reader: Reader, id: string): Promise<{ type: string; value: object } | null> {
  const decoded = decodeId(id);
  if (!decoded) return null;
  const [first, second] = decoded.parts;
  if (first === undefined || first > ID_MAX) return null;
  const value =
    second === undefined
      ? await siteNode(reader, decoded.type, first)
      : await projectNode(reader, decoded.type, first, second);
  return value && { type: decoded.type, value };
}

async function siteNode(reader: Reader, type: string, id: number): Promise<object | null> {
  switch (type) {
    case 'User':
      return userOf(reader, id);
    case 'Project':
      return projectById(reader, id);
    case 'Account':
      return ownAccount(reader, id);
    case 'Session':
      return ownSession(reader, id);
    case 'ApiToken':
      return ownToken(reader, id);
    case 'AuditEntry':
      return visibleAuditEntry(reader, id);
    default:
      return null;
  }
}

async function projectNode(
  reader: Reader,
  type: string,
  projectId: number,
  id: number,
): Promise<object | null> {
  if (!(await projectById(reader, projectId))) return null;
  if (!SMALL_IDS.has(type)) {
    const row = await visibleEvent(reader, projectId, id);
    return type === 'Event' ? row && activityOf(reader, row) : row;
  }
  if (id > ID_MAX) return null;
  switch (type) {
    case 'Issue':
      return visibleIssue(reader, { projectId, number: id });
    case 'BulkOperation':
      return visibleBulk(reader, { projectId, number: id });
    case 'Comment':
      return visibleComment(reader, projectId, id);
    case 'Label':
      return labelOf(reader, projectId, id);
    case 'Milestone':
      return milestoneOf(reader, projectId, id);
    case 'WorkflowState':
      return stateOf(reader, projectId, id);
    case 'Invitation':
      return visibleInvitation(reader, projectId, id);
    default:
      return readMember(reader.store.db, projectId, id);
  }
}

const SMALL_IDS = new Set([
  ...['Issue', 'BulkOperation', 'Comment', 'Label', 'Milestone', 'WorkflowState', 'Membership', 'Invitation'],
]);
