/**
 * Every field of the GraphQL schema and its access rule. A test fails for fields without a rule, so that
 * adding a field requires a decision about access.
 */

/**
 * GraphQL fields without an access check: they are readable with their parent object, which the fields of
 * GRAPHQL_FIELDS_WITH_ACCESS_CHECK protect.
 */
export const GRAPHQL_FIELDS_WITHOUT_ACCESS_CHECK: Readonly<Record<string, string>> = {
  Project:
    'id key name description visibility version openCount issueCount commentCount trend issue issues facetValues labels milestones milestone members assignableUsers people mentionableUsers actors actor viewerMembership workflow events bulkOperation bulkOperations duplicateClusters duplicateSearch renderMarkdown likelyDuplicates viewerCan viewerWatchLevel triage',
  Issue:
    'id key number title body bodyHTML type priority state author assignees labels milestone createdAt updatedAt closedAt closedBy dueOn commentCount voteCount taskCount completedTaskCount subIssues subIssueCount closedSubIssueCount reactions isHeld locked lockReason version timeline links likelyDuplicates burst searchSnippet project sourceUrl viewerCan viewerCanSetType viewerHasVoted viewerIsWatching viewerWatchLevel triageLease triageSnooze triageSuggestions informationRequest',
  IssueConnection:
    'edges nodes pageInfo totalCount topLevelCount subIssueCounts subIssues facets sections groups problems snapshot version rank',
  LikelyDuplicate: 'issue score because isPreselected',
  NewAccountRules: 'holding accountDays issuesPerHour',
  IssueBurst: 'issueCount authorCount startedAt endedAt isCutOff issueIds query',
  SubIssueRange: 'totalCount nodes subIssueCounts',
  SubIssueConnection: 'edges nodes pageInfo totalCount',
  Comment:
    'id version author body bodyHTML createdAt editedAt edits reactions hidden removedAt issue viewerCan',
  Reaction: 'content count viewerHasReacted users',
  CommentEdit: 'editor editedAt before after',
  IssueComparison: 'words lines fields',
  SharedWord: 'spellings otherSpellings',
  SharedLine: 'text otherText',
  ComparedField: 'kind labelScope values otherValues isEqual',
  ComparedFieldValue: 'text color',
  SearchSnippet: 'text matches commentId commentAuthor',
  TextRange: 'start end',
  IssueLink: 'kind',
  Label: 'id version name color description isDeleted openCount issueCount',
  Milestone: 'id version number title description descriptionHTML dueOn state isDeleted openCount issueCount',
  SavedView:
    'id name slug path shortPath query orderBy direction groupBy labelScope columns density trees shared owner issueCount viewerCanEdit',
  Workflow: 'states transitions',
  WorkflowState: 'id name category position color',
  Transition: 'from to leastRole asks',
  Membership: 'id user role',
  Facet: 'field values distinct none noneSelection',
  FacetValue: 'key label count color selection',
  Section: 'key label count color',
  QueryProblem: 'start end message suggestion',
  AssignedIssues: 'totalCount projects groups',
  AssignedIssueGroup: 'state count project topIssues',
  ProjectIssueCount: 'project count',
  PersonIssues: 'totalCount openCount projects recentIssues',
  TrendPoint: 'week opened closed',
  TriageQueue:
    'remainingCount problems oldestCreatedAt doneTodayCount leases viewerLeases needsInformationTemplate needsInformationLabel',
  TriageLease: 'issue holder viewerIsHolder heldUntil',
  TriageSnooze: 'until untilComment snoozedBy snoozedAt',
  TriageSuggestions: 'labels priority type assignee',
  LabelSuggestion: 'label because isLikely',
  PrioritySuggestion: 'priority because isLikely',
  TypeSuggestion: 'type because isLikely',
  AssigneeSuggestion: 'user because isLikely',
  ProjectChange: 'project version issues progressChanged deleted bulkOperations triageLeases moved reset',
  User: 'id login name avatarUrl placeholder siteRole createdAt disabled',
  InboxChange: 'viewer unreadCount notifications reset version',
  Event: 'id sequence kind actor createdAt issueNumber bulkOperation details item issue',
  ProjectEventDetails: 'subject changes',
  ProjectFieldChange: 'field from to',
  BulkOperation:
    'id number project actor query fields deletedLabel deletedMilestone comment state matched frozen changed skipped failed message createdAt startedAt endedAt reasons items undoOf undoneBy canUndo whyNotUndo',
  ImportFormat: 'system title exportHint containerName',
  ImportJob:
    'id number project state actor fileName fileSize uploadedBytes format container preview canResume stage bytesDone issuesDone issuesPerSecond secondsLeft message report createdAt startedAt endedAt',
  ImportPreviewColumn: 'name field example',
  ImportPreview:
    'issues states priorities containers columns columnFields dateQuestion sampleCount isComplete problem problemCode',
  ImportDateQuestion: 'example choices chosen problem',
  ImportDateExample: 'text line column',
  ImportDateChoice: 'order date',
  ImportPreviewIssue: 'source title type priority state author labels commentCount createdAt',
  ImportPreviewState: 'name count state',
  ImportPreviewPriority: 'name count priority',
  ImportPreviewContainer: 'name count',
  ImportReport:
    'seconds counts reasons notes problems problemCount renumberedIssues renumberedIssueCount reconciliation json',
  ImportReportCounts: 'kind read created changed unchanged removed skipped dropped',
  ImportReportReason: 'kind reason count',
  ImportReconciliation: 'counts differences differenceCount unexplainedCount',
  ImportReconciledCount: 'kind source project',
  ImportDifference: 'kind value source project reasons examples',
  ImportDifferenceReason: 'reason count',
  ImportReportProblem: 'line kind reason',
  RenumberedIssue: 'source number',
  BulkFields:
    'type priority state reason labels addedLabels removedLabels replacesLabels assignees addedAssignees removedAssignees replacesAssignees milestone clearsMilestone dueOn clearsDueDate clearsParent locked',
  BulkItem: 'number outcome code message issue before after',
  BulkItemValues: 'state type priority labels assignees milestone dueOn locked',
  BulkReason: 'outcome code message count',
  DuplicateCluster:
    'id strength level issueCount openIssueCount suggestedCanonical suggestionReasons members',
  DuplicateClusterMember: 'issue score because',
  DuplicateSearchStatus:
    'state unavailableReason issuesDone issuesTotal endedAt version clusterCount openIssueCount levels settledToday',
  DuplicateLevelCount: 'level clusterCount openIssueCount',
  // GraphQL types of timeline events.
  Assigned: 'id actor createdAt bulkOperation assignee',
  Unassigned: 'id actor createdAt bulkOperation assignee',
  BodyEdited: 'id actor createdAt bulkOperation before after',
  Milestoned: 'id actor createdAt bulkOperation milestone',
  Demilestoned: 'id actor createdAt bulkOperation milestone',
  DueChanged: 'id actor createdAt bulkOperation due',
  Labeled: 'id actor createdAt bulkOperation label',
  Unlabeled: 'id actor createdAt bulkOperation label',
  Linked: 'id actor createdAt bulkOperation kind',
  Unlinked: 'id actor createdAt bulkOperation kind',
  Locked: 'id actor createdAt bulkOperation reason',
  Unlocked: 'id actor createdAt bulkOperation',
  Held: 'id actor createdAt bulkOperation',
  Released: 'id actor createdAt bulkOperation',
  PriorityChanged: 'id actor createdAt bulkOperation fromPriority toPriority',
  TypeChanged: 'id actor createdAt bulkOperation fromType toType',
  Renamed: 'id actor createdAt bulkOperation fromTitle toTitle',
  Referenced: 'id actor createdAt bulkOperation commit url title sourceIssue',
  StateChanged: 'id actor createdAt bulkOperation from to reason commit commitUrl',
  Transferred: 'id actor createdAt bulkOperation source',
  CommentHidden: 'id actor createdAt bulkOperation comment',
  CommentShown: 'id actor createdAt bulkOperation comment',
  TextPurged: 'id actor createdAt bulkOperation',
  Snoozed: 'id actor createdAt bulkOperation until untilComment',
  Unsnoozed: 'id actor createdAt bulkOperation byComment',
  // GraphQL types that describe the viewer's own account.
  Account: 'id user email hasPassword sessions tokens notificationSettings personClaims',
  CommandKeys: 'command keys',
  PersonClaim: 'id state claimant person system isMoving createdAt decidedAt',
  NotificationSettings: 'email digestHour timeZone nextDigestAt',
  Session: 'id current createdAt usedAt address userAgent',
  ApiToken: 'id name scope createdAt usedAt expiresAt',
  // GraphQL types that only administrators can read.
  AuditEntry: 'id createdAt actor action subject details address userAgent',
  AuditDetail: 'name value',
  SystemHealth:
    'version engine databaseVersion databaseBytes uptime memoryBytes indexBytes eventLagSeconds eventLoopMs projects jobs email',
  EmailHealth: 'queued oldestDueAt sent failed unknown lastError',
  ProjectHealth: 'project inMemory behind',
  Job: 'operation project',
  Invitation: 'id role createdBy createdAt expiresAt accepted',
  InvitationOffer: 'projectKey projectName role viewerRole createdBy expiresAt',
  DeletedProject: 'id key name issueCount deletedAt deletedBy removedAt',
  // GraphQL types that anyone can read.
  Site: 'demo demoLogins oidc needsSetup email',
  DemoLogin: 'login name role administrator',
  // GraphQL types of mutation errors.
  FieldError: 'code message path',
  AccessError: 'code message path requires',
  LimitError: 'code message path limit',
  TransitionError: 'code message path allowed',
  ConflictError: 'code message path current version value',
};

/**
 * GraphQL fields that lead to other objects or are not readable with their parent. Each has its own test in
 * fields.test.ts, accountFields.test.ts or person.test.ts, those of notifications in inbox.test.ts, those of views in
 * savedViews.test.ts and viewsOverAllProjects.test.ts, rules for new accounts in newAccounts.test.ts, addresses of
 * feeds in feeds.test.ts, chosen keys in commandKeys.test.ts, and claims in claims.test.ts.
 */
export const GRAPHQL_FIELDS_WITH_ACCESS_CHECK: Readonly<Record<string, string>> = {
  Query:
    'node nodes viewer demo project issueContainer savedViewContainer projects search importedIssue facetValues site account users audit health deletedProjects invitation notifications home person personClaims',
  Subscription: 'projectChanged projectsChanged inboxChanged',
  Notification:
    'id reason state project issue bulkOperation actor eventCount kinds commentCount firstEventAt seenAt newestEvent version updatedAt snoozedUntil',
  Home: 'assigned mentioned watching recent projects',
  Person: 'user importedPeople filed assigned commented',
  Project:
    'newAccountRules invitations imports importJob importFormats path views view defaultView viewerDefaultView',
  AllProjects: 'id issues facetValues views view',
  User: 'email lastSeenAt canSignIn unreadNotificationCount inboxVersion commandKeys viewerClaim',
  // GraphQL fields that lead to issues, possibly of other projects.
  Issue: 'parent viewerNotification comparison',
  IssueComparison: 'other',
  BulkOperation: 'viewerNotification',
  SavedView: 'feedPath',
  IssueLink: 'to',
  Linked: 'to',
  Unlinked: 'to',
  Referenced: 'from',
  StateChanged: 'canonical',
  ParentChanged: 'parent id actor createdAt bulkOperation',
  BulkFields: 'canonicalIssue parent',
  BulkItemValues: 'parent',
};
