import { Flag, type LucideIcon, Settings, Tag, UserRound } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  ActivityProjectEvent_event$data,
  ActivityProjectEvent_event$key,
  EventKind,
} from '../../../../__generated__/ActivityProjectEvent_event.graphql';
import type { ProjectEventKind } from '../../../shared/events/kinds';
import { LabelDot } from '../../components/labels/LabelChip';
import { PersonLink } from '../../components/people/PersonLink';
import { RelativeTime } from '../../ui/RelativeTime';
import { formatRole } from '../../components/permissions/roles';
import { formatDate } from '../../ui/format';
import { TimelineEventIcon } from '../issue/timeline/events/TimelineEventLine';
import line from '../issue/timeline/events/TimelineEventLine.module.css';
import styles from './ActivityProjectEvent.module.css';

type ProjectEventDetails = NonNullable<ActivityProjectEvent_event$data['details']>;
type FieldChange = ProjectEventDetails['changes'][number];

/** The kind of object that an event changed. */
interface ProjectEventSubjectKind {
  icon: LucideIcon;
  noun: string;
}

const LABEL: ProjectEventSubjectKind = { icon: Tag, noun: 'label' };
const MILESTONE: ProjectEventSubjectKind = { icon: Flag, noun: 'milestone' };
const MEMBER: ProjectEventSubjectKind = { icon: UserRound, noun: 'member' };
const PROJECT: ProjectEventSubjectKind = { icon: Settings, noun: 'the project' };

interface ProjectEventPart {
  subject: ProjectEventSubjectKind;
  /** Verb of an event that has no changed fields; null for events that are described by their changes. */
  verb: string | null;
}

const PROJECT_EVENTS: Readonly<Record<Uppercase<ProjectEventKind>, ProjectEventPart>> = {
  LABEL_CREATED: { subject: LABEL, verb: 'created' },
  LABEL_CHANGED: { subject: LABEL, verb: null },
  LABEL_DELETED: { subject: LABEL, verb: 'deleted' },
  LABEL_RESTORED: { subject: LABEL, verb: 'restored' },
  MILESTONE_CREATED: { subject: MILESTONE, verb: 'created' },
  MILESTONE_CHANGED: { subject: MILESTONE, verb: null },
  MILESTONE_DELETED: { subject: MILESTONE, verb: 'deleted' },
  MILESTONE_RESTORED: { subject: MILESTONE, verb: 'restored' },
  MEMBER_ADDED: { subject: MEMBER, verb: null },
  MEMBER_CHANGED: { subject: MEMBER, verb: null },
  MEMBER_REMOVED: { subject: MEMBER, verb: null },
  PROJECT_CHANGED: { subject: PROJECT, verb: null },
  PROJECT_DELETED: { subject: PROJECT, verb: 'deleted' },
  PROJECT_RESTORED: { subject: PROJECT, verb: 'restored' },
};

const getProjectEventPart = (kind: EventKind): ProjectEventPart => {
  const parts: Partial<Record<EventKind, ProjectEventPart>> = PROJECT_EVENTS;
  return parts[kind] ?? PROJECT_EVENTS.PROJECT_CHANGED;
};

/** An event about the project itself: a change of a label, milestone, membership or setting. */
export function ActivityProjectEvent({ event }: { event: ActivityProjectEvent_event$key }) {
  const { kind, actor, createdAt, details } = useFragment(
    graphql`
      fragment ActivityProjectEvent_event on Event {
        kind
        createdAt
        actor {
          login
        }
        details {
          subject
          changes {
            field
            from
            to
          }
        }
      }
    `,
    event,
  );
  const isOwn = actor != null && details?.subject === actor.login;
  return (
    <div className={line.line}>
      <span className={line.icon}>
        <TimelineEventIcon icon={getProjectEventPart(kind).subject.icon} />
      </span>
      <p className={line.text}>
        <PersonLink login={actor?.login} /> {details && renderEventText(kind, details, isOwn)}{' '}
        <span className={line.time}>
          · <RelativeTime dateTime={createdAt} short />
        </span>
      </p>
    </div>
  );
}

function renderEventText(
  kind: EventKind,
  { subject, changes }: ProjectEventDetails,
  isOwn: boolean,
): ReactNode {
  const { subject: subjectKind, verb } = getProjectEventPart(kind);
  const { noun } = subjectKind;
  const name =
    subjectKind === MEMBER ? <PersonLink login={subject ?? undefined} /> : <b>{subject ?? 'Unknown user'}</b>;
  const [change] = changes;
  if (verb !== null) {
    const isMerge = change?.field === 'MERGED_INTO';
    return (
      <>
        {isMerge ? 'merged' : verb} {noun}
        {subject !== null && <> {name}</>}
        {isMerge && (
          <>
            {' '}
            into <b>{change.to}</b>
          </>
        )}
      </>
    );
  }
  switch (kind) {
    case 'MEMBER_ADDED':
      return isOwn ? (
        <>joined the project{renderRole(change?.to)}</>
      ) : (
        <>
          added {name}
          {renderRole(change?.to)}
        </>
      );
    case 'MEMBER_REMOVED':
      return isOwn ? (
        'left the project'
      ) : (
        <>
          removed member {name}
          {change?.from && ` (${formatRole(change.from).toLowerCase()})`}
        </>
      );
    case 'MEMBER_CHANGED':
      return renderChanges(name, changes);
    default:
      return renderChanges(
        subject === null ? (
          noun
        ) : (
          <>
            {noun} {name}
          </>
        ),
        changes,
      );
  }
}

const renderRole = (role: string | null | undefined) => role && ` as ${formatRole(role).toLowerCase()}`;

/** The changes of one event, separated by commas; only the first one names the changed object. */
function renderChanges(object: ReactNode, changes: ProjectEventDetails['changes']): ReactNode {
  if (changes.length === 0) return <>edited {object}</>;
  return changes.map((change, index) => (
    <Fragment key={change.field}>
      {index > 0 && ', '}
      {renderChange(change, index === 0 ? object : null)}
    </Fragment>
  ));
}

/** @param object the changed object; null if an earlier part of the sentence names it */
function renderChange({ field, from, to }: FieldChange, object: ReactNode): ReactNode {
  if (field === 'NAME') {
    return (
      <>
        renamed {object ?? 'it'} to <b>{to}</b>
      </>
    );
  }
  if (field === 'CLOSED_AT') {
    return (
      <>
        {to ? 'closed' : 'reopened'} {object ?? 'it'}
      </>
    );
  }
  const { noun, render } = CHANGED_FIELDS[field] ?? { noun: field.toLowerCase(), render: String };
  const [value, oldValue] = [to, from].map((each) => (each == null ? null : render(each)));
  const verb = value == null ? 'removed' : oldValue == null ? 'set' : 'changed';
  return (
    <>
      {verb} the {noun}
      {object && <> of {object}</>}
      {verb === 'changed' && <> from {oldValue}</>}
      {value != null && <> to {value}</>}
    </>
  );
}

const CHANGED_FIELDS: Partial<
  Record<FieldChange['field'], { noun: string; render: (value: string) => ReactNode }>
> = {
  DESCRIPTION: {
    noun: 'description',
    render: (text) => (
      <q className={styles.description} title={text}>
        {text}
      </q>
    ),
  },
  COLOR: {
    noun: 'color',
    render: (color) => (
      <span className={styles.color}>
        <LabelDot color={color} />
        {color}
      </span>
    ),
  },
  DUE_DATE: { noun: 'due date', render: (date) => <b>{formatDate(Date.parse(date))}</b> },
  VISIBILITY: { noun: 'visibility', render: (visibility) => <b>{visibility.toLowerCase()}</b> },
  ROLE: { noun: 'role', render: (role) => <b>{formatRole(role).toLowerCase()}</b> },
};
