import { type ComponentType, Suspense, useEffect, useMemo } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { GraphQLTaggedNode, IEnvironment } from 'relay-runtime';
import { openQuery, useLoaderQuery } from '../../relay/queries/screenQueries';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { joinErrorMessages } from '../../errors/UserError';
import { PickerPopover } from '../../ui/picker/PickerPopover';
import { ErrorBoundary, ErrorBox } from '../errors/ErrorBoundary';
import { AssigneesPicker, assigneesPickerQuery } from './AssigneesPicker';
import { DueDatePicker, dueDatePickerQuery } from './DueDatePicker';
import type { EditableIssueField } from './fields';
import { LabelsPicker, labelsPickerQuery } from './LabelsPicker';
import {
  type IssueFieldPickerQuery,
  LoadedIssueFieldPicker,
  type CommonIssueFieldPickerProps,
} from './LoadedIssueFieldPicker';
import { MilestonePicker, milestonePickerQuery } from './MilestonePicker';
import { ParentIssuePicker, parentIssuePickerQuery } from './ParentIssuePicker';
import { SubIssuePicker, subIssuePickerQuery } from './SubIssuePicker';
import { IssueRelationPicker, issueRelationPickerQuery } from './IssueRelationPicker';
import { issueDuplicatePickerQuery, IssueStatePicker, issueStatePickerQuery } from './IssueStatePicker';
import { OPTION_FIELD_PICKER_QUERIES, OptionFieldPicker } from './OptionFieldPicker';
import { getFieldTitle } from '../../data/issueFields';
import { OPTION_FIELDS, type OptionFieldName } from '../../../shared/fields/optionFields';
import { buildIssueKeyHref } from '../../navigation/hrefs';
import { RequestError } from '../../errors/RequestError';
import { useIsOnline } from '../../relay/network/ServerReachabilityTracker';
import { dropHeldKeys } from '../../ui/keys/heldKeys';
import { HoldKeys } from '../../ui/keys/HoldKeys';

interface IssueFieldPickerDefinition {
  label: string;
  query: GraphQLTaggedNode;
  Picker: ComponentType<CommonIssueFieldPickerProps<never>>;
}

const DuplicateIssuePicker: typeof IssueStatePicker = (props) => <IssueStatePicker {...props} asDuplicate />;

const OPTION_FIELD_PICKERS = Object.fromEntries(
  OPTION_FIELDS.map((field): [OptionFieldName, IssueFieldPickerDefinition] => [
    field,
    {
      label: getFieldTitle(field),
      query: OPTION_FIELD_PICKER_QUERIES[field],
      Picker: (props) => <OptionFieldPicker field={field} {...props} />,
    },
  ]),
) as Readonly<Record<OptionFieldName, IssueFieldPickerDefinition>>;

const ISSUE_FIELD_PICKERS: Readonly<Record<EditableIssueField, IssueFieldPickerDefinition>> = {
  ...OPTION_FIELD_PICKERS,
  state: { label: getFieldTitle('state'), query: issueStatePickerQuery, Picker: IssueStatePicker },
  duplicate: { label: 'Duplicate of', query: issueDuplicatePickerQuery, Picker: DuplicateIssuePicker },
  assignees: { label: getFieldTitle('assignees'), query: assigneesPickerQuery, Picker: AssigneesPicker },
  labels: { label: getFieldTitle('labels'), query: labelsPickerQuery, Picker: LabelsPicker },
  milestone: { label: getFieldTitle('milestone'), query: milestonePickerQuery, Picker: MilestonePicker },
  due: { label: getFieldTitle('due'), query: dueDatePickerQuery, Picker: DueDatePicker },
  relation: { label: 'Relation', query: issueRelationPickerQuery, Picker: IssueRelationPicker },
  parent: { label: getFieldTitle('parent'), query: parentIssuePickerQuery, Picker: ParentIssuePicker },
  subIssue: { label: 'Sub-issue', query: subIssuePickerQuery, Picker: SubIssuePicker },
};

/** The issue that a picker changes. */
export interface IssueRef {
  /** Id of the issue in Relay's store: fields that are on screen are not requested again. */
  id: string;
  /** Key of the issue, such as `NET-12`. */
  key: string;
}

/** Attribute of the element that the open picker belongs to, for styling it. */
const OPEN_PICKER_DATA_ATTRIBUTE = 'data-picking';

/** Opens the query of a field picker. */
export const openIssueFieldPickerQuery = (
  environment: IEnvironment,
  field: EditableIssueField,
  { id }: IssueRef,
): Promise<PreloadedQuery<IssueFieldPickerQuery>> =>
  openQuery<IssueFieldPickerQuery>(environment, ISSUE_FIELD_PICKERS[field].query, { id });

export interface IssueFieldPickerProps {
  field: EditableIssueField;
  issue: IssueRef;
  trigger: HTMLElement;
  queryRef: PreloadedQuery<IssueFieldPickerQuery>;
  /** Why the server rejected the value chosen before; null: no error. */
  error: string | null;
  onRefused: (message: string) => void;
  onClose: () => void;
}

/** Picker that changes a field of an issue, in a popover at the button or row that opened it. */
export function IssueFieldPicker({
  field,
  issue,
  trigger,
  queryRef: opened,
  error,
  onRefused,
  onClose,
}: IssueFieldPickerProps) {
  const { label, query, Picker } = ISSUE_FIELD_PICKERS[field];
  const { queryRef, reload } = useLoaderQuery<IssueFieldPickerQuery>(query, opened);
  const queue = useMutationQueue();
  const triggerRef = useMemo(() => ({ current: trigger }), [trigger]);
  // Marks the issue's row with an attribute, which keeps it highlighted while the focus is in the popover.
  useEffect(() => {
    trigger.setAttribute(OPEN_PICKER_DATA_ATTRIBUTE, '');
    return () => trigger.removeAttribute(OPEN_PICKER_DATA_ATTRIBUTE);
  }, [trigger]);

  const change: CommonIssueFieldPickerProps<never>['onChange'] = (mutation, { summary, inverse }) => {
    const options = { summary: `${issue.key}: ${summary}`, href: buildIssueKeyHref(issue.key), inverse };
    void queue.commitMutation(mutation, options).then((result) => {
      if (result.status === 'refused') onRefused(joinErrorMessages(result.errors));
    });
  };
  return (
    <PickerPopover label={label} trigger={triggerRef} error={error} onClose={onClose}>
      <ErrorBoundary onRetry={reload}>
        <Suspense fallback={<PickerFallback onRetry={reload} onClose={onClose} />}>
          <LoadedIssueFieldPicker
            field={field}
            query={query}
            queryRef={queryRef}
            Picker={Picker}
            issueId={issue.id}
            onChange={change}
            onClose={onClose}
          />
        </Suspense>
      </ErrorBoundary>
    </PickerPopover>
  );
}

interface PickerFallbackProps {
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Shown in a picker while its options are loading. Keys that are typed meanwhile are held, and replayed to the picker
 * when it is shown. While the server is unreachable, an error is shown instead.
 */
function PickerFallback({ onRetry, onClose }: PickerFallbackProps) {
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isOnline) dropHeldKeys();
  }, [isOnline]);
  if (isOnline) return <HoldKeys onCancel={onClose} />;
  return <ErrorBox error={new RequestError('UNAVAILABLE', 'Connection lost')} onRetry={onRetry} />;
}
