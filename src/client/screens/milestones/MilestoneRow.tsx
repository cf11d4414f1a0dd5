import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MilestoneRow_milestone$key } from '../../../../__generated__/MilestoneRow_milestone.graphql';
import { PreloadLink } from '../../components/PreloadLink';
import { MilestoneControls } from './MilestoneControls';
import { MilestoneDue } from './MilestoneDue';
import { MilestoneEditor } from './MilestoneEditor';
import { MilestoneProgress } from './MilestoneProgress';
import styles from './MilestoneRow.module.css';

interface MilestoneRowProps {
  milestone: MilestoneRow_milestone$key;
  projectId: string;
  projectKey: string;
  editable: boolean;
  /** Whether the milestone was just closed or reopened, so that its toggle button receives the focus. */
  focused: boolean;
  onToggle: () => void;
  onDeleted: () => void;
}

/** A milestone with its progress. Its Edit button replaces the row by a form. */
export function MilestoneRow({ milestone, projectKey, editable, focused, ...props }: MilestoneRowProps) {
  const { projectId, onToggle, onDeleted } = props;
  const data = useFragment(
    graphql`
      fragment MilestoneRow_milestone on Milestone {
        number
        title
        ...MilestoneDue_milestone
        ...MilestoneProgress_milestone
        ...MilestoneControls_milestone
        ...MilestoneEditor_milestone
      }
    `,
    milestone,
  );
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>('view');
  if (mode === 'edit') {
    return (
      <li>
        <MilestoneEditor milestone={data} projectKey={projectKey} onClose={() => setMode('edited')} />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <PreloadLink to={`/projects/${projectKey}/milestones/${data.number}`} className={styles.title}>
          {data.title}
        </PreloadLink>
        <MilestoneDue milestone={data} />
      </div>
      <MilestoneProgress milestone={data} projectKey={projectKey} />
      <MilestoneControls
        milestone={data}
        projectId={projectId}
        projectKey={projectKey}
        editable={editable}
        focus={focused ? 'toggle' : mode === 'edited' ? 'edit' : null}
        onEdit={() => setMode('edit')}
        onToggle={onToggle}
        onDeleted={onDeleted}
      />
    </li>
  );
}
