/** Creates the people of the demo, and its projects without issues. */
import { ROLES } from '../../shared/issue';
import { insertMembersLabelsAndMilestones, insertUsers } from '../store/import/demo';
import { createProject } from '../store/load/createProject';
import type { DatabaseStore } from '../store/DatabaseStore';
import { type DemoHistoryPeriod, MS_PER_YEAR } from './project/calendar';
import { createDemoLabels } from './project/labels';
import type { NewDemoPerson, DemoPerson } from './project/people';
import type { DemoProject } from './project/projects';
import { createDemoReleases } from './project/releases';
import { type DemoMilestone, PeopleByRole, type DemoProjectContext } from './project/DemoProjectContext';

/** Creates the demo's people. If an account already has the login of a person, that account is used. */
export async function createDemoPeople(
  db: DatabaseStore['db'],
  people: readonly NewDemoPerson[],
): Promise<{ people: DemoPerson[]; newIds: number[] }> {
  const rows = people.map(({ login, name, administrator, from }) => ({
    login,
    name,
    email: `${login}@winnow.example`,
    avatar_url: null,
    site_role: administrator ? ('administrator' as const) : ('user' as const),
    disabled: false,
    placeholder: false,
    created_at: new Date(from),
  }));
  const { newIds, idsByLogin } = await insertUsers(db, rows);
  return { people: people.map((person) => ({ ...person, id: idsByLogin.get(person.login)! })), newIds };
}

/** Creates a project with its members, labels and milestones. */
export async function createDemoProject(
  db: DatabaseStore['db'],
  project: DemoProject,
  people: readonly DemoPerson[],
  calendar: DemoHistoryPeriod,
  seed: number,
): Promise<CreatedDemoProject> {
  const projectId = await createProject(db, {
    key: project.key,
    name: project.name,
    description: project.description,
    visibility: 'public',
    createdAt: new Date(calendar.start),
  });
  const labels = createDemoLabels(project.areas, calendar).map((label, i) => ({ ...label, id: i + 1 }));
  const milestones = createDemoReleases(calendar).map((release, i) => ({ ...release, id: i + 1 }));
  const members = people.map(({ id, role }) => ({
    project_id: projectId,
    user_id: id,
    role: ROLES.indexOf(role),
  }));
  const labelRows = labels.map((label) => ({
    project_id: projectId,
    name_key: label.name.toLowerCase(),
    ...label,
  }));
  const milestoneRows = milestones.map((milestone) => buildMilestoneRow(projectId, milestone, calendar));
  await insertMembersLabelsAndMilestones(db, { members, labels: labelRows, milestones: milestoneRows });
  return {
    projectId,
    context: {
      seed: deriveProjectRandomSeed(seed, project.key),
      projectKey: project.key,
      total: project.issues,
      calendar,
      areas: project.areas,
      people: new PeopleByRole(people),
      milestones,
      labels: new Map(labels.map(({ name, id }) => [name, id])),
    },
  };
}

export interface CreatedDemoProject {
  projectId: number;
  context: DemoProjectContext;
}

/** Derives a different random seed for each demo project, so that projects have different issues. */
const deriveProjectRandomSeed = (seed: number, projectKey: string): number =>
  [...projectKey].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, seed);

function buildMilestoneRow(
  projectId: number,
  { id, title, due }: DemoMilestone,
  { start, now }: DemoHistoryPeriod,
) {
  return {
    project_id: projectId,
    id,
    title,
    title_key: title.toLowerCase(),
    description: `Issues planned for ${title}.`,
    due_on: new Date(due),
    closed_at:
      due + DEMO_MILESTONE_CLOSING_DELAY_MS < now ? new Date(due + DEMO_MILESTONE_CLOSING_DELAY_MS) : null,
    created_at: new Date(Math.max(start, due - MS_PER_YEAR)),
  };
}

/** Time between the due date and the closing of a milestone, in milliseconds. */
const DEMO_MILESTONE_CLOSING_DELAY_MS = 3 * 86_400_000;
