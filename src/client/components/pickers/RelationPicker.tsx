import { Ban, Copy, Link2, OctagonMinus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RelationPicker_issue$key } from '../../../../__generated__/RelationPicker_issue.graphql';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { linkIssues } from '../../mutations/linkIssues';
import { unlinkIssues } from '../../mutations/unlinkIssues';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { IssueOptions } from './IssueOptions';
import { type PickerProps } from './LoadedPicker';
import { ISSUE_RELATIONS } from './relations';
import styles from './StatePicker.module.css';

export const relationPickerQuery = graphql`
  query RelationPickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedPicker_issue
        ...RelationPicker_issue
      }
    }
  }
`;

const ISSUE_RELATION_ICONS = {
  BLOCKED_BY: OctagonMinus,
  BLOCKS: Ban,
  RELATES: Link2,
  DUPLICATES: Copy,
} as const;
type SelectableRelationKind = keyof typeof ISSUE_RELATION_ICONS;

/** The kinds of issue links in the picker, most common first. */
const SELECTABLE_ISSUE_RELATIONS = (Object.keys(ISSUE_RELATION_ICONS) as SelectableRelationKind[]).map(
  (kind) => ({
    ...ISSUE_RELATIONS.find((relation) => relation.kind === kind)!,
    kind,
  }),
);

/** Picker that links two issues: the user chooses the kind of link, such as "blocks", then the other issue. */
export function RelationPicker({ issue, issueId, onChange, onClose }: PickerProps<RelationPicker_issue$key>) {
  const { project } = useFragment(
    graphql`
      fragment RelationPicker_issue on Issue {
        project {
          ...IssueOptions_project
        }
      }
    `,
    issue,
  );
  const [kind, setKind] = useState<SelectableRelationKind | null>(null);
  const relation = SELECTABLE_ISSUE_RELATIONS.find((each) => each.kind === kind);
  if (!relation) {
    return (
      <OptionPicker
        label="Relation"
        options={SELECTABLE_ISSUE_RELATIONS.map(({ kind: id, title }) => {
          const Icon = ISSUE_RELATION_ICONS[id];
          return { id, label: `${title}…`, icon: <Icon size={14} strokeWidth={1.75} aria-hidden="true" /> };
        })}
        selected={[]}
        onChoose={(chosen) => setKind(chosen as SelectableRelationKind)}
      />
    );
  }
  return (
    <>
      <p className={styles.step}>{relation.title}…</p>
      <IssueOptions
        project={project}
        label={relation.title}
        except={issueId}
        onChoose={(chosen) => {
          if (!chosen) return;
          const ends = { fromId: issueId, toId: chosen.id, kind: relation.kind };
          onChange(createQueuedMutation(linkIssues, ends), {
            summary: `${relation.words} ${chosen.key}`,
            inverse: createQueuedMutation(unlinkIssues, ends),
          });
          onClose();
        }}
      />
    </>
  );
}
