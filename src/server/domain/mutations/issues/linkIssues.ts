/** Links and unlinks two issues of a project. Both issues record the event. */
import { INVERSE_ISSUE_LINK_KIND_NAMES } from '../../../../shared/issue';
import type { IssueRowKey, IssueRow } from '../../../store/read/issues';
import { cutAtHiddenIssue, readHiddenIssueNumbers } from '../../../store/read/issueVisibility';
import type { DirectedIssueLinkKind } from '../../../store/read/links';
import { appendProjectEvents, type ProjectEventToAppend } from '../../../store/write/events';
import { moveVotesAndWatchersOfDuplicates } from '../../../store/write/duplicateTransfers';
import { lockIssueRows, readIssuesByNumber, incrementIssueVersions } from '../../../store/write/issues';
import {
  deleteIssueLinks,
  readDuplicateIssueChain,
  readVisibleDuplicateIssueChain,
  hasIssueLink,
  insertIssueLinks,
  type StoredIssueLink,
  lockProjectIssueLinkGraph,
} from '../../../store/write/links';
import type { Transaction } from '../../../store/write/transaction';
import type { RequestContext } from '../../context/RequestContext';
import { getPermissionError } from '../../access/Actor';
import { changeIssue } from './changeIssue';
import {
  type UserError,
  createInvalidFieldError,
  MutationRejectedError,
  rejectMutationOnErrors,
} from '../../base/UserError';
import { requireIssueRow } from '../../writing/requireIssueRow';
import {
  type IssueMutationTarget,
  requireIssueMutationTarget,
  toIssueRowKey,
  decodeIssueNumber,
} from '../../writing/targets';
import {
  type MutationWriteResult,
  runMutationInTransaction,
  type MutationRequest,
} from '../../writing/write';

export interface LinkIssuesInput {
  fromId: string;
  toId: string;
  kind: DirectedIssueLinkKind;
}

export interface LinkIssuesResult extends IssueRowKey {
  /** Number of the issue at the other end of the link. */
  other: number;
}

export const linkIssues = (context: RequestContext, input: LinkIssuesInput, request: MutationRequest) =>
  addOrRemoveIssueLink(context, input, request, true);

/** Removes a link. Succeeds without effect if the link does not exist. */
export const unlinkIssues = (context: RequestContext, input: LinkIssuesInput, request: MutationRequest) =>
  addOrRemoveIssueLink(context, input, request, false);

function addOrRemoveIssueLink(
  context: RequestContext,
  { fromId, toId, kind }: LinkIssuesInput,
  request: MutationRequest,
  add: boolean,
): Promise<MutationWriteResult<LinkIssuesResult>> {
  return runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, fromId, 'fromId');
    const { project, actor, number } = target;
    const other = decodeIssueNumber(project, toId, 'toId');
    rejectMutationOnErrors(getPermissionError(actor, 'TRIAGE', 'link issues'));
    if (other === number)
      throw new MutationRejectedError(
        createInvalidFieldError('toId', 'An issue cannot be linked to itself.'),
      );
    return async (tx) => {
      if (kind === 'CHILD') await addOrRemoveChildIssue(tx, target, other, add);
      else
        await (add ? addIssueLink : removeIssueLink)(
          tx,
          target,
          ISSUE_LINK_BUILDER_BY_KIND[kind](number, other),
        );
      return { ...toIssueRowKey(target), other };
    };
  });
}

/**
 * How an issue link is stored, by its kind as seen from the issue `number`: only one direction of each kind
 * is stored.
 */
const ISSUE_LINK_BUILDER_BY_KIND: Record<
  Exclude<DirectedIssueLinkKind, 'CHILD'>,
  (number: number, other: number) => StoredIssueLink
> = {
  DUPLICATES: (from, to) => ({ from, kind: 'duplicates', to }),
  DUPLICATED_BY: (to, from) => ({ from, kind: 'duplicates', to }),
  BLOCKS: (from, to) => ({ from, kind: 'blocks', to }),
  BLOCKED_BY: (to, from) => ({ from, kind: 'blocks', to }),
  RELATES: (from, to) => ({ from, kind: 'relates', to }),
};

async function addIssueLink(
  tx: Transaction,
  target: IssueMutationTarget,
  requested: StoredIssueLink,
): Promise<void> {
  const { project } = target;
  await lockProjectIssueLinkGraph(tx, project.id);
  const link =
    requested.kind === 'duplicates'
      ? await retargetDuplicateLinkToCanonicalIssue(tx, target, requested)
      : requested;
  const rows = await lockLinkedIssueRows(tx, target, link);
  const known = link.kind === 'relates' ? [link, reverseIssueLink(link)] : [link];
  for (const each of known) if (await hasIssueLink(tx, project.id, each)) return;
  await insertIssueLinks(tx, project.id, [link]);
  await writeIssueLinkEvents(tx, target, rows, link, [
    { number: link.from, kind: 'linked', after: { kind: link.kind, number: link.to } },
    {
      number: link.to,
      kind: 'linked',
      after: { kind: INVERSE_ISSUE_LINK_KIND_NAMES[link.kind], number: link.from },
    },
  ]);
}

async function removeIssueLink(
  tx: Transaction,
  target: IssueMutationTarget,
  requested: StoredIssueLink,
): Promise<void> {
  const { project } = target;
  await lockProjectIssueLinkGraph(tx, project.id);
  const link = (await hasIssueLink(tx, project.id, requested))
    ? requested
    : await findStoredIssueLink(tx, target, requested);
  const rows = await lockLinkedIssueRows(tx, target, link);
  if (!(await hasIssueLink(tx, project.id, link))) return;
  await deleteIssueLinks(tx, project.id, [link]);
  await writeIssueLinkEvents(tx, target, rows, link, [
    { number: link.from, kind: 'unlinked', before: { kind: link.kind, number: link.to } },
    {
      number: link.to,
      kind: 'unlinked',
      before: { kind: INVERSE_ISSUE_LINK_KIND_NAMES[link.kind], number: link.from },
    },
  ]);
}

/**
 * Finds the issue link as it is stored: a duplicate link leads to the end of the chain of duplicates, and
 * "relates" may be stored in the other direction.
 */
async function findStoredIssueLink(
  tx: Transaction,
  { project, actor }: IssueMutationTarget,
  link: StoredIssueLink,
): Promise<StoredIssueLink> {
  if (link.kind === 'relates') return reverseIssueLink(link);
  if (link.kind !== 'duplicates') return link;
  const chain = await readVisibleDuplicateIssueChain(tx, project.id, actor.visibility, link.to);
  return { ...link, to: chain.at(-1) ?? link.to };
}

const reverseIssueLink = ({ from, kind, to }: StoredIssueLink): StoredIssueLink => ({
  from: to,
  kind,
  to: from,
});

/**
 * Redirects a duplicate link to the end of the chain of duplicates that starts at its target. For the actor, the chain
 * ends before the first hidden issue. A link that leads back through hidden issues is a cycle all the same.
 * @throws MutationRejectedError DUPLICATE_CYCLE
 */
async function retargetDuplicateLinkToCanonicalIssue(
  tx: Transaction,
  { project, actor }: IssueMutationTarget,
  link: StoredIssueLink,
): Promise<StoredIssueLink> {
  const chain = await readDuplicateIssueChain(tx, project.id, link.to);
  const hidden = await readHiddenIssueNumbers(tx, project.id, actor.visibility, [link.from, ...chain]);
  const visible = cutAtHiddenIssue(chain, hidden);
  // The link is rejected when its issues are locked.
  if (visible.length === 0 || hidden.has(link.from)) return link;
  if (chain.includes(link.from)) {
    const message = `${project.key}-${link.to} is already a duplicate of ${project.key}-${link.from}.`;
    const error: UserError = { kind: 'field', code: 'DUPLICATE_CYCLE', message, path: ['toId'] };
    throw new MutationRejectedError(error);
  }
  return { ...link, to: visible.at(-1)! };
}

async function lockLinkedIssueRows(
  tx: Transaction,
  target: IssueMutationTarget,
  link: StoredIssueLink,
): Promise<IssueRow[]> {
  const rows = await lockIssueRows(tx, target.project.id, [link.from, link.to]);
  for (const each of [link.from, link.to])
    requireIssueRow(rows, target, each, each === target.number ? 'fromId' : 'toId');
  return [...rows.values()];
}

/** Moves votes and watchers if a duplicate link has changed, and records the events. */
async function writeIssueLinkEvents(
  tx: Transaction,
  { project, actor }: IssueMutationTarget,
  rows: readonly IssueRow[],
  link: StoredIssueLink,
  events: readonly ProjectEventToAppend[],
): Promise<void> {
  const at = new Date(Math.max(Date.now(), ...rows.map(({ updated_at }) => updated_at.getTime())));
  await incrementIssueVersions(
    tx,
    project.id,
    rows.map(({ number }) => number),
    at,
  );
  const moved = await moveVotesAndWatchersOfDuplicates(
    tx,
    project.id,
    link.kind === 'duplicates' ? [link.from] : [],
    new Set([link.from, link.to]),
  );
  await appendProjectEvents(tx, project.id, { actorId: actor.id, at }, [...events, ...moved.events]);
}

/**
 * Adds or removes a child issue by changing the child's parent. When removing, an issue with another parent
 * is left unchanged.
 */
async function addOrRemoveChildIssue(
  tx: Transaction,
  parent: IssueMutationTarget,
  number: number,
  add: boolean,
): Promise<void> {
  const { project } = parent;
  const child = (await readIssuesByNumber(tx, project.id, [number])).get(number);
  if (!add && !(child?.parent_number === parent.number && parent.actor.canSee(child))) return;
  await changeIssue(tx, { ...parent, number }, { parentNumber: add ? parent.number : null });
}
