import { SmilePlus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  ReactionBar_reactions$data,
  ReactionBar_reactions$key,
  ReactionContent,
} from '../../../../__generated__/ReactionBar_reactions.graphql';
import { joinErrorMessages } from '../../errors/UserError';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { formatCount } from '../../ui/format';
import { MenuButton } from '../../ui/MenuButton';
import { Tooltip } from '../../ui/Tooltip';
import { buildIssueKeyHref } from '../issueHref';
import { PermittedIconButton } from '../PermittedIconButton';
import { usePermissionProblem } from '../usePermissionProblem';
import styles from './ReactionBar.module.css';
import { getReactionLabel, REACTION_LABELS } from './reactionLabels';
import { setReaction } from './setReaction';

const READER_REQUIRED_MESSAGE = 'Requires the reader role or higher';

interface ReactionBarProps {
  /** Id of the issue or comment. */
  subjectId: string;
  /** Key of the issue, for the notice of a change. */
  issueKey: string;
  permitted: boolean;
  reactions: ReactionBar_reactions$key;
}

type Reaction = ReactionBar_reactions$data[number];

/** The reactions to an issue or comment as toggle buttons, and a menu of all kinds. */
export function ReactionBar({ subjectId, issueKey, permitted, reactions }: ReactionBarProps) {
  const shown = useFragment(
    graphql`
      fragment ReactionBar_reactions on Reaction @relay(plural: true) {
        content
        count
        viewerHasReacted
        users {
          name
        }
      }
    `,
    reactions,
  );
  const [error, setError] = useState<string | null>(null);
  const mutationQueue = useMutationQueue();
  const toggle = async (content: ReactionContent) => {
    const on = !shown.some((each) => each.content === content && each.viewerHasReacted);
    setError(null);
    const { emoji } = getReactionLabel(content);
    const result = await mutationQueue.commitMutation(
      createQueuedMutation(setReaction, { subjectId, content, on }),
      {
        summary: `${issueKey}: ${emoji} ${on ? 'added' : 'removed'}`,
        href: buildIssueKeyHref(issueKey),
        inverse: createQueuedMutation(setReaction, { subjectId, content, on: !on }),
      },
    );
    if (result.status === 'refused') setError(joinErrorMessages(result.errors));
  };
  const icon = <SmilePlus size={14} strokeWidth={1.75} aria-hidden="true" />;
  const items = Object.entries(REACTION_LABELS).map(([id, { emoji, label }]) => ({
    id,
    label,
    icon: <span aria-hidden="true">{emoji}</span>,
  }));
  return (
    <div role="group" aria-label="Reactions" className={styles.bar}>
      {permitted ? (
        <MenuButton
          label="Add a reaction"
          className={styles.add}
          sections={[{ items, onAction: (chosen) => void toggle(chosen as ReactionContent) }]}
        >
          {icon}
        </MenuButton>
      ) : (
        <PermittedIconButton
          permitted={false}
          requirement={READER_REQUIRED_MESSAGE}
          label="Add a reaction"
          className={styles.add}
        >
          {icon}
        </PermittedIconButton>
      )}
      {shown.map((reaction) => (
        <ReactionChip
          key={reaction.content}
          reaction={reaction}
          permitted={permitted}
          onToggle={() => void toggle(reaction.content)}
        />
      ))}
      {error !== null && (
        <span role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

interface ReactionChipProps {
  reaction: Reaction;
  permitted: boolean;
  onToggle: () => void;
}

function ReactionChip({ reaction, permitted, onToggle }: ReactionChipProps) {
  const { content, count, viewerHasReacted } = reaction;
  const { emoji, label } = getReactionLabel(content);
  const problem = usePermissionProblem(permitted, READER_REQUIRED_MESSAGE);
  return (
    <Tooltip text={formatReactionUsers(reaction)}>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={viewerHasReacted}
        aria-label={formatReactionName(label, reaction)}
        onClick={onToggle}
        {...problem?.controlProps}
      >
        <span aria-hidden="true">{emoji}</span>
        <span className={styles.count}>{formatCount(count)}</span>
      </button>
    </Tooltip>
  );
}

/** Formats the accessible name, which contains the visible count: `2 Heart: Ada and Mika`. */
function formatReactionName(label: string, reaction: Pick<Reaction, 'count' | 'users'>): string {
  const name = `${formatCount(reaction.count)} ${label}`;
  return reaction.users.length === 0 ? name : `${name}: ${formatReactionUsers(reaction)}`;
}

/** Formats the users of a reaction: `Ada, Mika and 12 more`. Imported reactions have no users, only a count. */
export function formatReactionUsers({ count, users }: Pick<Reaction, 'count' | 'users'>): string {
  const names = users.map(({ name }) => name);
  const rest = count - names.length;
  if (names.length === 0) return formatCount(count);
  if (rest > 0) return `${names.join(', ')} and ${formatCount(rest)} more`;
  return names.length === 1 ? names[0]! : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
