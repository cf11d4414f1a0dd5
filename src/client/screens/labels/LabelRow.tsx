import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { LabelRow_label$key } from '../../../../__generated__/LabelRow_label.graphql';
import { quoteFilterValue } from '../../../shared/query/quote';
import { getPreviousFormValues } from '../../components/form/useForm';
import { LabelChip } from '../../components/LabelChip';
import { PermittedButton } from '../../components/PermittedButton';
import { PreloadLink } from '../../components/PreloadLink';
import { MAINTAINER_REQUIRED_MESSAGE } from '../../components/roles';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { updateLabel } from './updateLabel';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { formatCount } from '../../ui/format';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { LabelForm } from './LabelForm';
import styles from './LabelRow.module.css';

interface Props {
  label: LabelRow_label$key;
  projectKey: string;
  editable: boolean;
}

/** A label with its description and number of open issues. Its Edit button replaces the row by a form. */
export function LabelRow({ label, projectKey, editable }: Props) {
  const data = useFragment(
    graphql`
      fragment LabelRow_label on Label {
        id
        name
        color
        description
        openCount
        ...LabelChip_label
      }
    `,
    label,
  );
  const { id, name, color, openCount } = data;
  const description = data.description ?? '';
  const mutationQueue = useMutationQueue();
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>('view');
  const close = () => setMode('edited');
  if (mode === 'edit') {
    const before = { name, color, description };
    return (
      <li>
        <LabelForm
          label={`Edit label ${name}`}
          submit="Save"
          initial={before}
          send={(values, changes) =>
            mutationQueue.commitMutation(createQueuedMutation(updateLabel, { id, ...changes }), {
              summary: `${projectKey}: edited label ${values.name}`,
              href: `/projects/${projectKey}/labels`,
              inverse: createQueuedMutation(updateLabel, { id, ...getPreviousFormValues(before, changes) }),
            })
          }
          onSent={close}
          onUnchanged={close}
          onCancel={close}
        />
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
    </li>
  );
}
