import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { LabelRow_label$key } from '../../../../__generated__/LabelRow_label.graphql';
import { quoteFilterValue } from '../../../shared/query/quote';
import { LabelChip } from '../../components/LabelChip';
import { PermittedButton } from '../../components/PermittedButton';
import { PreloadLink } from '../../components/PreloadLink';
import { MAINTAINER_REQUIRED_MESSAGE } from '../../components/roles';
import { formatCount } from '../../ui/format';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { LabelActions } from './LabelActions';
import { LabelEditor } from './LabelEditor';
import styles from './LabelRow.module.css';

interface LabelRowProps {
  label: LabelRow_label$key;
  projectId: string;
  projectKey: string;
  editable: boolean;
  /** Called after the label was deleted, or its deletion was started. */
  onDeleted: () => void;
}

/** A label with its description, number of open issues and actions. Its Edit button replaces the row by a form. */
export function LabelRow({ label, projectId, projectKey, editable, onDeleted }: LabelRowProps) {
  const data = useFragment(
    graphql`
      fragment LabelRow_label on Label {
        name
        description
        openCount
        ...LabelChip_label
        ...LabelEditor_label
        ...LabelActions_label
      }
    `,
    label,
  );
  const { name, openCount } = data;
  const description = data.description ?? '';
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>('view');
  if (mode === 'edit') {
    return (
      <li>
        <LabelEditor label={data} projectKey={projectKey} onClose={() => setMode('edited')} />
      </li>
    );
  }
  const issues = `/projects/${projectKey}/issues?q=${encodeURIComponent(`is:open label:${quoteFilterValue(name)}`)}`;
  return (
    <li className={styles.row}>
      {/* The label's link is not a tab stop, because the issue count links to the same list. */}
      <PreloadLink to={issues} className={styles.label} tabIndex={-1}>
        <LabelChip label={data} />
      </PreloadLink>
      <span className={styles.description} title={description}>
        {description}
      </span>
      <PreloadLink to={issues} className={styles.count}>
        {formatCount(openCount)} open<VisuallyHidden> with {name}</VisuallyHidden>
      </PreloadLink>
      <PermittedButton
        variant="quiet"
        autoFocus={mode === 'edited'}
        permitted={editable}
        requirement={MAINTAINER_REQUIRED_MESSAGE}
        onClick={() => setMode('edit')}
      >
        Edit<VisuallyHidden> {name}</VisuallyHidden>
      </PermittedButton>
      {editable && (
        <LabelActions label={data} projectId={projectId} projectKey={projectKey} onDeleted={onDeleted} />
      )}
    </li>
  );
}
