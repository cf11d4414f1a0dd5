/**
 * Finds out whether a record is an issue. Exports contain many other kinds of records, some of which have numbers and
 * titles as well, such as milestones. A record is an issue only if its fields, its address or the name of its file say
 * so.
 */
import { asStringOrUndefined, type JsonObject } from '../values/json';
import type { ReportEntry } from '../../domain/imports/reportEntries';

export type RecordKind =
  | { kind: 'issue' }
  /** `name` is a noun in the plural. */
  | { kind: 'foreign'; name: string }
  | { kind: 'unknown'; why: ReportEntry };

const ISSUE = 'issues';

/** Names of kinds of records in addresses, files and folders. */
const KINDS_BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries({
    [ISSUE]: 'issue,issues,bug,bugs,work item,work items,ticket,tickets,browse',
    'pull requests': 'pull,pulls,pull request,pull requests,prs,external pull requests',
    'merge requests': 'merge request,merge requests,mrs',
    milestones: 'milestone,milestones',
    discussions: 'discussion,discussions',
    comments: 'comment,comments,note,notes',
    events: 'event,events,timeline,history',
    labels: 'label,labels',
    releases: 'release,releases',
    snippets: 'snippet,snippets,gists',
    epics: 'epic,epics',
    boards: 'board,boards',
    pipelines: 'pipeline,pipelines,ci pipelines,pipeline schedules',
    'workflow runs': 'run,runs,workflow runs,actions',
    jobs: 'job,jobs',
    commits: 'commit,commits',
    branches: 'branch,branches,protected branches',
    tags: 'tag,tags,protected tags',
    users: 'user,users,people,members,project members,collaborators,contributors,account',
    teams: 'team,teams,groups',
    projects: 'project,projects,project v2,projects v2',
    repositories: 'repository,repositories,repos',
    versions: 'version,versions',
    components: 'component,components',
    sprints: 'sprint,sprints,iterations',
    attachments: 'attachment,attachments',
    reactions: 'reaction,reactions,award emoji',
    'wiki pages': 'wiki,wikis,wiki pages',
    hooks: 'hook,hooks,webhooks',
    filters: 'filter,filters',
    worklogs: 'worklog,worklogs',
    products: 'product,products',
  }).flatMap(([name, words]) => words.split(',').map((word) => [word, name] as const)),
);

interface Signature {
  name: string;
  /** Alternative sets of fields. A record has this kind if it has all fields of a set. */
  fields: readonly (readonly string[])[];
  /** A record with one of these fields has another kind. */
  unless?: readonly string[];
}

const sign = (name: string, fields: string, unless = ''): Signature => ({
  name,
  fields: fields.split(' | ').map((set) => set.split(' ')),
  unless: unless.split(' '),
});

const ISSUE_IDENTITY = 'title number iid summary fields issue pull';

/** Fields that issues do not have, by the kind of records that have them. */
const SIGNATURES: readonly Signature[] = [
  sign('merge requests', 'source_branch | target_branch | merge_status | detailed_merge_status'),
  sign(
    'pull requests',
    'headRefName | baseRefName | merged_at | mergedAt | merge_commit_sha | head base | isDraft',
  ),
  sign('discussions', 'answer_chosen_at | answerChosenAt | isAnswered | answer_html_url | answer_chosen_by'),
  sign(
    'milestones',
    `open_issues closed_issues | openIssues closedIssues | open_issues_count closed_issues_count | progressPercentage title |
    due_on creator | dueOn creator | expired title`.replace(/\s+/g, ' '),
    'labels user author assignees',
  ),
  sign('milestones', 'start_date due_date title', 'labels author author_id assignees number fields'),
  sign('workflow runs', 'run_number | workflow_id | workflowName'),
  sign('pipelines', 'sha ref status | yaml_errors | before_sha ref'),
  sign('jobs', 'stage pipeline | stage runner'),
  sign('commits', 'sha commit | committed_date | oid messageHeadline | parent_ids'),
  sign('branches', 'name protected commit'),
  sign('releases', 'tag_name | tagName'),
  sign('snippets', 'file_name raw_url | file_name visibility | file_name content', 'bug_id'),
  sign('boards', 'hide_backlog_list | originBoardId name'),
  sign('epics', 'start_date_is_fixed | due_date_is_fixed'),
  sign(
    'attachments',
    'bug_id file_name | bug_id content_type | filename mimeType | attachment_id file_name',
    'fields',
  ),
  sign('repositories', 'full_name default_branch | full_name owner | nameWithOwner', 'title issue number'),
  sign('projects', 'path_with_namespace | projectTypeKey', 'iid fields'),
  sign('versions', 'released archived | releaseDate name', 'fields'),
  sign('worklogs', 'timeSpentSeconds started', 'fields'),
  sign('filters', 'jql', 'fields issues'),
  sign('epics', 'color done summary key', 'fields'),
  sign('labels', 'name color | title color', 'number iid key fields user author labels assignees'),
  sign(
    'events',
    'event | action target_type | payload actor type | items created author | when who changes',
    `${ISSUE_IDENTITY.replace(' issue pull', '')}`,
  ),
  sign('comments of commits', 'commit_id body created_at', `${ISSUE_IDENTITY} event pull_request_url`),
  sign(
    'comments',
    'body created_at | body createdAt | body created | note created_at | text creation_time | text time',
    ISSUE_IDENTITY,
  ),
  sign('reactions', 'content user | awardable_id', ISSUE_IDENTITY),
  sign('users', 'login | username | accountId | emailAddress | real_name', `${ISSUE_IDENTITY} event body`),
];

const hasField = (record: JsonObject, name: string): boolean =>
  Object.hasOwn(record, name) && record[name] !== undefined && record[name] !== null;

/** Returns the name of the kind of records that have fields like these, if issues do not have them. */
export function findForeignSignature(record: JsonObject): string | null {
  const found = SIGNATURES.find(
    ({ fields, unless = [] }) =>
      fields.some((set) => set.every((name) => hasField(record, name))) &&
      !unless.some((name) => hasField(record, name)),
  );
  return found?.name ?? null;
}

/** Fields with the address of a record in most trackers. */
const ADDRESS_FIELDS = ['html_url', 'web_url', 'url', 'self'];

/** Returns the kinds of records that the URLs and the type name of a record indicate. */
function listStatedKinds(record: JsonObject, addressFields: readonly string[]): string[] {
  const type = asStringOrUndefined(record.__typename)
    ?.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase();
  const addresses = addressFields.flatMap(
    (name) => findKindInUrl(asStringOrUndefined(record[name]) ?? '') ?? [],
  );
  const named = type === undefined ? undefined : KINDS_BY_WORD.get(type.replace(/^.* comment$/, 'comment'));
  return [...new Set([...(named === undefined ? [] : [named]), ...addresses])];
}

function findKindInUrl(url: string): string | undefined {
  const path = /^https?:\/\/[^/?#]+([^?#]*)/i.exec(url)?.[1] ?? '';
  const parts = path.split('/').filter((part) => part !== '');
  // The kind stands before the number or name of the record.
  for (let i = parts.length - 2; i >= 0; i--) {
    const kind = KINDS_BY_WORD.get(normalizeFileName(parts[i]!));
    if (kind !== undefined) return kind;
  }
  return undefined;
}

/** Words in names of files that do not tell what the file contains. */
const NAME_FILLERS = new Set([
  'page',
  'part',
  'all',
  'list',
  'open',
  'closed',
  'json',
  'ndjson',
  'gz',
  'jsonl',
  'csv',
]);

const normalizeFileName = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !NAME_FILLERS.has(word) && !/^(?:page|part|p)?\d+$/.test(word))
    .join(' ');

/** Returns the kind of a record according to the name of its file or, if that names no kind, of its folder. */
export function findRecordKindByFilePath(filePath: string): string | undefined {
  const [file = '', ...folders] = filePath.split('/').map(normalizeFileName).reverse();
  const own = KINDS_BY_WORD.get(file);
  if (own !== undefined) return own;
  // In an exported project of GitLab, each file contains one kind of records.
  const relation = /(?:^|\/)tree\/(?:project|groups?)\/(?:.*\/)?([a-z_]+)\.n?d?json$/.exec(filePath)?.[1];
  if (relation !== undefined) return relation.replaceAll('_', ' ');
  // The files of a record can be in a folder with its number.
  return KINDS_BY_WORD.get(folders.find((folder) => folder !== '') ?? '');
}

/** Kinds of records that can have the same fields as issues. Only their address or their place tells them apart. */
const KINDS_LIKE_ISSUES: ReadonlySet<string> = new Set(
  'pull requests,merge requests,milestones,epics,discussions,snippets'.split(','),
);

/**
 * Finds out whether a record with a number and a title is an issue.
 * @param issueFields fields that only issues have; used when neither the URL nor the signature of the record decides
 * @param addressFields fields with the address of the record itself
 */
export function classifyIssueRecord(
  record: JsonObject,
  issueFields: ReadonlySet<string>,
  filePath: string | undefined,
  addressFields: readonly string[] = ADDRESS_FIELDS,
): RecordKind {
  const signature = findForeignSignature(record);
  if (signature !== null) return { kind: 'foreign', name: signature };
  const stated = listStatedKinds(record, addressFields);
  if (stated.length > 1) return { kind: 'unknown', why: { code: 'contradictory_kinds', kinds: stated } };
  const kindByFilePath = filePath === undefined ? undefined : findRecordKindByFilePath(filePath);
  const hasIssueFields = Object.keys(record).some(
    (name) => issueFields.has(name) && record[name] !== undefined,
  );
  const isDecidedByFields =
    stated.length === 0 && hasIssueFields && !KINDS_LIKE_ISSUES.has(kindByFilePath ?? '');
  const kind = stated[0] ?? (isDecidedByFields ? ISSUE : kindByFilePath);
  if (kind !== undefined) return kind === ISSUE ? { kind: 'issue' } : { kind: 'foreign', name: kind };
  return { kind: 'unknown', why: describeUnknownRecord(record) };
}

/** Names a record that is not an issue, or describes its fields. */
export function describeForeignRecord(
  record: JsonObject,
  filePath: string | undefined,
): Exclude<RecordKind, { kind: 'issue' }> {
  const named = [
    findForeignSignature(record),
    ...listStatedKinds(record, ADDRESS_FIELDS),
    filePath === undefined ? undefined : findRecordKindByFilePath(filePath),
  ].find((name) => name !== null && name !== undefined && name !== ISSUE);
  return named ? { kind: 'foreign', name: named } : { kind: 'unknown', why: describeUnknownRecord(record) };
}

const DESCRIBED_FIELDS_MAX = 8;
const DESCRIBED_FIELD_LENGTH_MAX = 40;

function describeUnknownRecord(record: JsonObject): ReportEntry {
  const names = Object.keys(record);
  const fields = names
    .slice(0, DESCRIBED_FIELDS_MAX)
    .map((name) => name.slice(0, DESCRIBED_FIELD_LENGTH_MAX));
  return { code: 'unknown_record', fields, hasMoreFields: names.length > fields.length };
}
