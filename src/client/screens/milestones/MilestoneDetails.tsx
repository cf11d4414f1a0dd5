import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MilestoneDetails_milestone$key } from '../../../../__generated__/MilestoneDetails_milestone.graphql';
import { RenderedMarkdown } from '../../components/markdown/RenderedMarkdown';
import { MilestoneControls } from './MilestoneControls';
import styles from './MilestoneDetails.module.css';
import { MilestoneDue, MilestoneProgress } from './MilestoneProgress';
import { MilestoneEditor } from './MilestoneForm';

interface MilestoneDetailsProps {
  milestone: MilestoneDetails_milestone$key;
  projectId: string;
  projectKey: string;
  editable: boolean;
  onDeleted: () => void;
}

/** State, due date, progress and description of a milestone, with its buttons. */
export function MilestoneDetails({
  milestone,
  projectId,
  projectKey,
  editable,
  onDeleted,
}: MilestoneDetailsProps) {
  const data = useFragment(
    graphql`
      fragment MilestoneDetails_milestone on Milestone {
        state
        descriptionHTML
        ...MilestoneProgress_due
        ...MilestoneProgress_milestone
        ...MilestoneControls_milestone
        ...MilestoneForm_milestone
      }
    `,
    milestone,
  );
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>('view');
  if (mode === 'edit') {
    return <MilestoneEditor milestone={data} projectKey={projectKey} onClose={() => setMode('edited')} />;
  }
  return (
    <div className={styles.details}>
      <div className={styles.line}>
        <p>
          {data.state === 'CLOSED' ? 'Closed' : 'Open'} · <MilestoneDue milestone={data} />
        </p>
        <MilestoneControls
          milestone={data}
          projectId={projectId}
          projectKey={projectKey}
          editable={editable}
          focus={mode === 'edited' ? 'edit' : null}
          onEdit={() => setMode('edit')}
          onDeleted={onDeleted}
        />
      </div>
      <MilestoneProgress milestone={data} projectKey={projectKey} />
      {data.descriptionHTML != null && <RenderedMarkdown html={data.descriptionHTML} />}
    </div>
  );
}
