/**
 * The local state of the triage screen: the choices and steps of the viewer since it was opened. The leases are in
 * Relay's store.
 */

/** The choices of the viewer for an issue before the decision. They are kept if the decision fails or is undone. */
export interface TriageChoice {
  /** Id of the issue that this one duplicates. Undefined: the preselected one, if there is one. */
  readonly duplicateId?: string;
  /** Suggestions that the viewer has ticked or unticked, by key. Other suggestions are ticked if they are likely. */
  readonly ticked: Readonly<Record<string, boolean>>;
}

/** A decision about an issue, or skipping it. The issue leaves the screen. */
export interface TriageStep {
  readonly id: number;
  readonly issueId: string;
  readonly issueKey: string;
  /** Description of the step, to follow the key of the issue: `accepted to Backlog`. */
  readonly words: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /**
   * `sending`: the decision is being sent. `skipped`: the issue was skipped. In both cases, the viewer may still have
   * the lease of the issue, but the issue is not shown. `done`: the server has stored the decision.
   */
  readonly status: 'sending' | 'done' | 'skipped';
  /** The reason or comment of the decision. Undoing the step makes it a draft again. */
  readonly draft: { readonly place: string; readonly text: string } | null;
}

/** A failed decision about an issue. */
interface TriageFailure {
  readonly issueKey: string;
  readonly message: string;
}

export interface TriageSession {
  /** The steps that were not undone, latest last. */
  readonly steps: readonly TriageStep[];
  /** Id of the leased issue that is shown first. Null for the one that was leased first. */
  readonly firstId: string | null;
  /**
   * Whether the issue of an undone step is still being loaded. No other issue is shown meanwhile, because the next key
   * is meant for it.
   */
  readonly isReturning: boolean;
  /** By the id of the issue. */
  readonly failures: Readonly<Record<string, TriageFailure>>;
  /** By the id of the issue. */
  readonly choices: Readonly<Record<string, TriageChoice>>;
}

export type TriageSessionAction =
  | { type: 'duplicateChosen'; issueId: string; duplicateId: string }
  | { type: 'suggestionTicked'; issueId: string; suggestion: string; isTicked: boolean }
  | { type: 'stepTaken'; step: TriageStep }
  /** The server has stored a decision. */
  | { type: 'stepSettled'; step: TriageStep }
  /**
   * The server has rejected a decision. Its issue is shown after the current one, because the next key is meant for the
   * current one. `currentId` is null if no issue is shown.
   */
  | { type: 'stepFailed'; step: TriageStep; message: string; currentId: string | null }
  | { type: 'stepUndone'; step: TriageStep }
  /** The issue of an undone step has been loaded, or was taken by another user. */
  | { type: 'returned' }
  /** The server has rejected the undo of a step. */
  | { type: 'undoFailed'; step: TriageStep; message: string }
  | { type: 'failureDismissed'; issueId: string }
  | { type: 'failedIssueShown'; issueId: string }
  /** The issue has left the screen without a step of the viewer, because another user has leased or changed it. */
  | { type: 'leaseLost'; issueId: string; issueKey: string }
  /** The skipped issues are shown again. */
  | { type: 'skippedReturned' };

export const EMPTY_TRIAGE_SESSION: TriageSession = {
  steps: [],
  firstId: null,
  isReturning: false,
  failures: {},
  choices: {},
};

const NO_CHOICE: TriageChoice = { ticked: {} };

export const getTriageChoice = ({ choices }: TriageSession, issueId: string): TriageChoice =>
  choices[issueId] ?? NO_CHOICE;

export function reduceTriageSession(session: TriageSession, action: TriageSessionAction): TriageSession {
  switch (action.type) {
    case 'duplicateChosen':
      return changeChoice(session, action.issueId, { duplicateId: action.duplicateId });
    case 'suggestionTicked': {
      const { ticked } = getTriageChoice(session, action.issueId);
      return changeChoice(session, action.issueId, {
        ticked: { ...ticked, [action.suggestion]: action.isTicked },
      });
    }
    case 'stepTaken': {
      const { step } = action;
      return {
        ...withoutFailure(session, step.issueId),
        firstId: session.firstId === step.issueId ? null : session.firstId,
        steps: [...session.steps, step],
      };
    }
    case 'stepSettled':
      return {
        ...session,
        steps: session.steps.map((step) => (step.id === action.step.id ? { ...step, status: 'done' } : step)),
      };
    case 'stepFailed':
      return {
        ...withFailure(withoutStep(session, action.step), action.step, action.message),
        firstId: action.currentId ?? action.step.issueId,
      };
    case 'stepUndone':
      return { ...withoutStep(session, action.step), firstId: action.step.issueId, isReturning: true };
    case 'returned':
      return { ...session, isReturning: false };
    case 'undoFailed':
      return { ...withFailure(session, action.step, action.message), firstId: null };
    case 'failureDismissed':
      return withoutFailure(session, action.issueId);
    case 'failedIssueShown':
      return { ...session, firstId: action.issueId };
    case 'leaseLost':
      return withFailure(session, action, 'The issue has left the queue.');
    case 'skippedReturned':
      return { ...session, steps: session.steps.filter(({ status }) => status !== 'skipped') };
  }
}

function changeChoice(session: TriageSession, issueId: string, change: Partial<TriageChoice>): TriageSession {
  const choice = { ...getTriageChoice(session, issueId), ...change };
  return { ...session, choices: { ...session.choices, [issueId]: choice } };
}

const withoutStep = (session: TriageSession, { id }: TriageStep): TriageSession => ({
  ...session,
  steps: session.steps.filter((step) => step.id !== id),
});

const withFailure = (
  session: TriageSession,
  { issueId, issueKey }: Pick<TriageStep, 'issueId' | 'issueKey'>,
  message: string,
): TriageSession => ({ ...session, failures: { ...session.failures, [issueId]: { issueKey, message } } });

const withoutFailure = (session: TriageSession, issueId: string): TriageSession => ({
  ...session,
  failures: Object.fromEntries(Object.entries(session.failures).filter(([id]) => id !== issueId)),
});

const getIssueIdsByStatus = ({ steps }: TriageSession, status: TriageStep['status']): string[] => [
  ...new Set(steps.filter((step) => step.status === status).map(({ issueId }) => issueId)),
];

/** Ids of the skipped issues, whose leases are released. */
export const getSkippedIssueIds = (session: TriageSession): string[] =>
  getIssueIdsByStatus(session, 'skipped');

/** Ids of the issues whose decisions are being sent. They stay leased, so that no other user can lease them before. */
export const getSendingIssueIds = (session: TriageSession): string[] =>
  getIssueIdsByStatus(session, 'sending');

/**
 * Selects the leased issues to show, without those that have left the screen: the current one first, then the next
 * ones.
 */
export function selectLeasedIssues<T extends { readonly issueId: string }>(
  session: TriageSession,
  leased: readonly T[],
): T[] {
  // Steps with the status `done` are not excluded: an issue can be leased again, for example if its decision was
  // reverted.
  const left = new Set([...getSkippedIssueIds(session), ...getSendingIssueIds(session)]);
  const remaining = leased.filter(({ issueId }) => !left.has(issueId));
  const first = remaining.find(({ issueId }) => issueId === session.firstId);
  return first ? [first, ...remaining.filter((each) => each !== first)] : remaining;
}
