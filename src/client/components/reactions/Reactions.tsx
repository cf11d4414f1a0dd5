import { graphql, useFragment } from 'react-relay';
import { SmilePlus } from 'lucide-react';
import type { Reactions_comment$key } from '../../../../__generated__/Reactions_comment.graphql';
import type { Reactions_issue$key } from '../../../../__generated__/Reactions_issue.graphql';
import type {
  Reactions_reactions$data,
  Reactions_reactions$key,
  ReactionContent,
} from '../../../../__generated__/Reactions_reactions.graphql';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { useMutationStatus } from '../../mutations/useMutationStatus';
import { formatCount } from '../../ui/format';
import { MenuButton } from '../../ui/MenuButton';
import { Tooltip } from '../../ui/Tooltip';
import { buildIssueKeyHref } from '../../navigation/hrefs';
import { PermittedIconButton, usePermissionProblem } from '../permissions/PermittedButton';
import styles from './Reactions.module.css';
import { setReaction } from './setReaction';

/** The reactions to an issue. Its thumbs-up are its votes. */
export function IssueReactions({ issue }: { issue: Reactions_issue$key }) {
  const { id, key, viewerCan, isGone, reactions } = useFragment(
    graphql`
      fragment Reactions_issue on Issue {
        id
        key
        viewerCan
        isGone
        reactions {
          ...Reactions_reactions
        }
      }
    `,
    issue,
  );
  if (isGone) return null;
  return (
    <ReactionBar subjectId={id} issueKey={key} permitted={viewerCan.includes('VOTE')} reactions={reactions} />
  );
}

/** The reactions to a comment. */
export function CommentReactions({ comment }: { comment: Reactions_comment$key }) {
  const { id, viewerCan, issue, reactions } = useFragment(
    graphql`
      fragment Reactions_comment on Comment {
        id
        viewerCan
        issue {
          key
        }
        reactions {
          ...Reactions_reactions
        }
      }
    `,
    comment,
  );
  const permitted = viewerCan.includes('VOTE');
  return <ReactionBar subjectId={id} issueKey={issue.key} permitted={permitted} reactions={reactions} />;
}

const READER_REQUIRED_MESSAGE = 'Requires the reader role or higher';

interface ReactionBarProps {
  /** Id of the issue or comment. */
  subjectId: string;
  /** Key of the issue, for the notice of a change. */
  issueKey: string;
  permitted: boolean;
  reactions: Reactions_reactions$key;
}

type Reaction = Reactions_reactions$data[number];

/** The reactions to an issue or comment as toggle buttons, and a menu of all kinds. */
function ReactionBar({ subjectId, issueKey, permitted, reactions }: ReactionBarProps) {
  const shown = useFragment(
    graphql`
      fragment Reactions_reactions on Reaction @relay(plural: true) {
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
  const mutationQueue = useMutationQueue();
  const { error, track } = useMutationStatus();
  const toggle = (content: ReactionContent) => {
    const on = !shown.some((each) => each.content === content && each.viewerHasReacted);
    const { emoji } = getReactionLabel(content);
    const committed = mutationQueue.commitMutation(
      createQueuedMutation(setReaction, { subjectId, content, on }),
      {
        summary: `${issueKey}: ${emoji} ${on ? 'added' : 'removed'}`,
        href: buildIssueKeyHref(issueKey),
        inverse: createQueuedMutation(setReaction, { subjectId, content, on: !on }),
      },
    );
    void track(committed);
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
          sections={[{ items, onAction: (chosen) => toggle(chosen as ReactionContent) }]}
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
          onToggle={() => toggle(reaction.content)}
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

interface ReactionLabel {
  emoji: string;
  label: string;
}

/** The emoji and name of each kind of reaction, in the order in which they are offered. */
const REACTION_LABELS: Readonly<Record<string, ReactionLabel>> = {
  THUMBS_UP: { emoji: '👍', label: 'Thumbs up' },
  THUMBS_DOWN: { emoji: '👎', label: 'Thumbs down' },
  LAUGH: { emoji: '😄', label: 'Laugh' },
  HOORAY: { emoji: '🎉', label: 'Hooray' },
  CONFUSED: { emoji: '😕', label: 'Confused' },
  HEART: { emoji: '❤️', label: 'Heart' },
  ROCKET: { emoji: '🚀', label: 'Rocket' },
  EYES: { emoji: '👀', label: 'Eyes' },
};

/** The label of a kind of reaction, also of one that a newer server has added. */
const getReactionLabel = (content: string): ReactionLabel =>
  REACTION_LABELS[content] ?? { emoji: '❔', label: content };
