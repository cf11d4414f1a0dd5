import { ChevronDown, ChevronUp } from 'lucide-react';
import { isFirstOrLastIssueInList, type IssuePositionInList } from '../../components/issuePositionInList';
import { usePreloadScreen } from '../../navigation/preload';
import { Button } from '../../ui/Button';
import { formatCount } from '../../ui/format';
import { IconButton } from '../../ui/IconButton';
import { COMMAND_DESCRIPTIONS } from '../../../shared/commands/commandDescriptions';
import { useCommands } from '../../ui/commands/useCommands';
import styles from './IssueNeighbours.module.css';
import { useNeighbourIssues } from './useNeighbourIssues';

const NEIGHBOUR_ISSUE_BUTTONS = [
  { step: -1, id: 'issue.previous', Icon: ChevronUp },
  { step: 1, id: 'issue.next', Icon: ChevronDown },
] as const;

/** The issue's rank in the list ("10 of 19,774") and buttons for the previous and the next issue. */
export function IssueNeighbours({ position }: { position: IssuePositionInList }) {
  const { hrefOf, go, failure } = useNeighbourIssues(position);
  const preload = usePreloadScreen();
  useCommands({ 'issue.previous': () => go(-1), 'issue.next': () => go(1) });

  return (
    <>
      {failure && (
        <span className={styles.failure}>
          <span className={styles.message} title={failure.message}>
            {failure.message}
          </span>
          {failure.canRetry && <Button onClick={() => go(failure.step)}>Retry</Button>}
        </span>
      )}
      <span className={styles.rank}>
        {formatCount(position.index + 1)}
        {position.total !== null && ` of ${formatCount(position.total)}`}
      </span>
      {NEIGHBOUR_ISSUE_BUTTONS.map(({ step, id, Icon }) => {
        const onIntent = (): void => {
          const href = hrefOf(step);
          if (href) preload(href);
        };
        return (
          <IconButton
            key={id}
            label={COMMAND_DESCRIPTIONS[id].title}
            command={id}
            disabled={isFirstOrLastIssueInList(position, step)}
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={() => go(step)}
          >
            <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        );
      })}
    </>
  );
}
