import { Maximize2, X } from 'lucide-react';
import { PreloadLink } from '../../../components/PreloadLink';
import { IconButton } from '../../../ui/IconButton';
import { useCommands } from '../../../ui/commands/useCommands';
import { buildIssueKeyHref } from '../../../components/issueHref';
import styles from './PeekPanel.module.css';

interface PeekPanelHeaderProps {
  issueKey: string;
  onClose: () => void;
}

/** Header of the issue preview panel: the issue's key, a link to its screen and a close button. */
export function PeekPanelHeader({ issueKey, onClose }: PeekPanelHeaderProps) {
  // Bound in the header, which is mounted before the panel's editors, so that Escape closes those first.
  useCommands({ 'list.closePeek': onClose });
  return (
    <header className={styles.bar}>
      <span className={styles.key}>{issueKey}</span>
      <PreloadLink to={buildIssueKeyHref(issueKey)} className={styles.open}>
        <Maximize2 size={14} strokeWidth={1.75} aria-hidden="true" />
        Open
      </PreloadLink>
      <IconButton label="Close" command="list.closePeek" onClick={onClose}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </header>
  );
}
