import {
  Activity,
  useContext,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { TriageQueueView_project$key } from '../../../../__generated__/TriageQueueView_project.graphql';
import type { TriageQueueView_queue$key } from '../../../../__generated__/TriageQueueView_queue.graphql';
import { buildIssueKeyHref } from '../../navigation/hrefs';
import { ErrorBox } from '../../components/errors/ErrorBoundary';
import { useProjectChangeListener } from '../../components/live/useProjectChangeListener';
import { writeDraft } from '../../drafts/drafts';
import { RequestError } from '../../errors/RequestError';
import { joinErrorMessages } from '../../errors/UserError';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import type { MutationQueue } from '../../mutations/queue/MutationQueue';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { ServerReachabilityContext } from '../../relay/network/ServerReachabilityTracker';
import { useCommands } from '../../ui/commands/dispatch';
import { EmptyTriage } from './EmptyTriage';
import { TriageIssueBar } from './issue/TriageIssueBar';
import { TriagePane } from './issue/TriagePane';
import {
  createDecisionMutation,
  describeTriageDecision,
  getDecisionDraft,
  type TriageDecision,
} from './model/decisions';
import { TriageLeases } from './TriageLeases';
import {
  EMPTY_TRIAGE_SESSION,
  getSendingIssueIds,
  getSkippedIssueIds,
  getTriageChoice,
  reduceTriageSession,
  selectLeasedIssues,
  type TriageStep,
} from './model/triageSession';
import { getTriageQueueVariables, type TriageUrlState } from './model/triageUrl';
import { undoTriage } from './model/triageMutations';
import { TriageFooter } from './TriageFooter';
import styles from './TriageScreen.module.css';
import { TriageSkeleton } from './TriageSkeleton';

/** Time between two checks whether an empty queue has issues again, in ms. */
const EMPTY_QUEUE_INTERVAL_MS = 3_000;

interface TriageQueueViewProps {
  project: TriageQueueView_project$key;
  queue: TriageQueueView_queue$key;
  viewerId: string;
  url: TriageUrlState;
}

/** Shows the leased issues, one at a time. The next one is already rendered, so that it appears without delay. */
export function TriageQueueView({ project: projectKey, queue, viewerId, url }: TriageQueueViewProps) {
  const project = useFragment(
    graphql`
      fragment TriageQueueView_project on Project {
        id
        ...TriageIssueBar_project
        ...TriagePane_project
      }
    `,
    projectKey,
  );
  const {
    leases: allLeases,
    viewerLeases,
    problems,
  } = useFragment(
    graphql`
      fragment TriageQueueView_queue on TriageQueue {
        leases {
          viewerIsHolder
          holder {
            login
          }
          issue {
            id
          }
        }
        viewerLeases {
          issue {
            id
            key
            version
            state {
              id
            }
            triageLease {
              heldUntil
            }
            ...TriagePane_issue
          }
        }
        problems {
          message
        }
      }
    `,
    queue,
  );
  const environment = useRelayEnvironment();
  const mutationQueue = useMutationQueue();
  const [leases] = useState(
    () => new TriageLeases({ environment, projectId: project.id, ...getTriageQueueVariables(url) }),
  );
  const { hasTaken, isTaking, errors } = useSyncExternalStore(leases.subscribe, leases.getState);
  const reachability = useContext(ServerReachabilityContext);
  const [session, dispatch] = useReducer(reduceTriageSession, EMPTY_TRIAGE_SESSION);
  /** Number of decisions that are being sent, or whose following request for leases is in flight. */
  const [unsettledCount, setUnsettledCount] = useState(0);
  const leased = selectLeasedIssues(
    session,
    viewerLeases.flatMap(({ issue }) => (issue ? { issueId: issue.id, issue } : [])),
  );
  const shown = hasTaken && !session.isReturning ? leased.slice(0, 2) : [];
  const current = shown[0];

  useLayoutEffect(() =>
    leases.setPosition({
      currentId: current?.issueId ?? null,
      leasedIds: viewerLeases.flatMap(({ issue }) => issue?.id ?? []),
      skippedIds: getSkippedIssueIds(session),
      sendingIds: getSendingIssueIds(session),
    }),
  );
  useEffect(() => leases.start(), [leases]);
  useEffect(
    () =>
      reachability?.subscribe(() => {
        // Decisions that were made offline are sent before the leases are taken again.
        const isWaiting = mutationQueue.getState().waiting.length > 0;
        if (reachability.isOnline() && !isWaiting && leases.getState().errors.length > 0) void leases.take();
      }),
    [reachability, leases, mutationQueue],
  );
  const shownBefore = useRef(current);
  useEffect(() => {
    const before = shownBefore.current;
    shownBefore.current = current;
    if (!before || before.issueId === current?.issueId || session.isReturning) return;
    const isLeased = viewerLeases.some(({ issue }) => issue?.id === before.issueId);
    const hasStep = session.steps.some(({ issueId }) => issueId === before.issueId);
    if (!isLeased && !hasStep)
      dispatch({ type: 'leaseLost', issueId: before.issueId, issueKey: before.issue.key });
  }, [current, dispatch, session, viewerLeases]);
  useProjectChangeListener(
    project.id,
    () => {
      if (leased.length === 0) void leases.take();
    },
    EMPTY_QUEUE_INTERVAL_MS,
  );

  const decide = async (
    issue: { id: string; key: string; version: number; state: { id: string } },
    decision: TriageDecision,
  ) => {
    // The next undo concerns the decision, not a field that was edited before it.
    if (mutationQueue.getState().notice?.kind === 'done') mutationQueue.dismiss();
    const words = describeTriageDecision(decision);
    const draft = getDecisionDraft(issue.id, decision);
    const step = createTriageStep(issue, { words, status: 'sending', draft });
    dispatch({ type: 'stepTaken', step });
    setUnsettledCount((count) => count + 1);
    const result = await mutationQueue.commitMutation(
      createDecisionMutation({ id: issue.id, version: issue.version, stateId: issue.state.id }, decision),
      {
        summary: `${issue.key}: ${words}`,
        href: buildIssueKeyHref(issue.key),
        draft: draft?.text,
      },
    );
    if (result.status === 'refused') {
      const message = joinErrorMessages(result.errors);
      if (draft) writeDraft(viewerId, draft.place, draft.text);
      dispatch({ type: 'stepFailed', step, message, currentId: leases.currentId });
    } else if (draft) writeDraft(viewerId, draft.place, null);
    if (result.status === 'waiting') await waitUntilSent(mutationQueue);
    const isTaken = await leases.take();
    if (result.status !== 'refused' && isTaken) dispatch({ type: 'stepSettled', step });
    setUnsettledCount((count) => count - 1);
  };
  const skip = (issue: { id: string; key: string }) => {
    dispatch({
      type: 'stepTaken',
      step: createTriageStep(issue, { words: 'skipped', status: 'skipped', draft: null }),
    });
    void leases.take();
  };
  const lastStep = session.steps.at(-1);
  const undo = async () => {
    if (!lastStep) return;
    const { issueId, issueKey, words, status, draft } = lastStep;
    dispatch({ type: 'stepUndone', step: lastStep });
    if (status !== 'skipped') {
      const result = await mutationQueue.commitMutation(createQueuedMutation(undoTriage, { issueId }), {
        summary: `${issueKey}: undo “${words}”`,
        href: buildIssueKeyHref(issueKey),
      });
      if (result.status === 'refused')
        dispatch({ type: 'undoFailed', step: lastStep, message: joinErrorMessages(result.errors) });
      else if (draft) writeDraft(viewerId, draft.place, draft.text);
      if (result.status === 'waiting') await waitUntilSent(mutationQueue);
    }
    await leases.take(issueId);
    dispatch({ type: 'returned' });
  };
  useCommands({
    'edit.undo': {
      // While the notice of an edited field is shown, `edit.undo` undoes that edit.
      isAvailable: () => lastStep !== undefined && mutationQueue.getState().notice?.kind !== 'done',
      run: () => void undo(),
    },
  });

  const barProps = { project, url, problems: problems.map(({ message }) => message) };
  const others = allLeases.filter(({ viewerIsHolder }) => !viewerIsHolder);
  const failures = Object.entries(session.failures)
    .filter(([issueId]) => issueId !== current?.issueId)
    .map(([issueId, { issueKey, message }]) => {
      const holder = others.find(({ issue }) => issue?.id === issueId)?.holder?.login;
      return {
        issueId,
        issueKey,
        message: holder === undefined ? message : `${holder} is triaging this issue.`,
        isLeased: leased.some((each) => each.issueId === issueId),
      };
    });
  const isLoading = isTaking || session.isReturning || unsettledCount > 0;
  return (
    <div className={styles.split}>
      {shown.map(({ issueId, issue }, index) => (
        <Activity key={issueId} mode={index === 0 ? 'visible' : 'hidden'}>
          <TriagePane
            issue={issue}
            project={project}
            bar={(heldUntil) => <TriageIssueBar {...barProps} issueKey={issue.key} heldUntil={heldUntil} />}
            choice={getTriageChoice(session, issueId)}
            error={session.failures[issueId]?.message}
            takesFocus={session.steps.length > 0 || session.firstId !== null}
            heldUntil={issue.triageLease ? Date.parse(issue.triageLease.heldUntil) : null}
            onDecide={(decision) => void decide(issue, decision)}
            onSkip={() => skip(issue)}
            onContinue={() => void leases.renew()}
            onChooseDuplicate={(duplicateId) => dispatch({ type: 'duplicateChosen', issueId, duplicateId })}
            onTick={(suggestion, isTicked) =>
              dispatch({ type: 'suggestionTicked', issueId, suggestion, isTicked })
            }
          />
        </Activity>
      ))}
      {!current && isLoading && <TriageSkeleton bar={<TriageIssueBar {...barProps} />} />}
      {!current && !isLoading && (
        <div className={styles.message}>
          <TriageIssueBar {...barProps} />
          {errors.length > 0 ? (
            <ErrorBox
              error={new RequestError(errors[0]!.code, joinErrorMessages(errors))}
              onRetry={() => void leases.take()}
            />
          ) : (
            <EmptyTriage
              url={url}
              othersCount={others.length}
              skippedCount={session.steps.filter(({ status }) => status === 'skipped').length}
              onShowSkipped={() => {
                dispatch({ type: 'skippedReturned' });
                void leases.take();
              }}
            />
          )}
        </div>
      )}
      <TriageFooter
        step={lastStep}
        failures={failures}
        onUndo={() => void undo()}
        onShow={(issueId) => dispatch({ type: 'failedIssueShown', issueId })}
        onDismiss={(issueId) => dispatch({ type: 'failureDismissed', issueId })}
      />
    </div>
  );
}

/** Resolves when no decision is waiting to be sent. */
const waitUntilSent = (queue: MutationQueue): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (queue.getState().waiting.length > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = queue.subscribe(check);
    check();
  });

let stepCount = 0;

const createTriageStep = (
  issue: { readonly id: string; readonly key: string },
  step: Pick<TriageStep, 'words' | 'status' | 'draft'>,
): TriageStep => ({
  ...step,
  id: (stepCount += 1),
  issueId: issue.id,
  issueKey: issue.key,
  at: Date.now(),
});
