/** Writes what must stand before a project's issues: its people, labels and milestones. */
import { ROLES } from '../../shared/issue';
import { createProject } from '../store/load/createProject';
import type { Store } from '../store/Store';
import { type Calendar, YEAR } from './project/calendar';
import { labelsFor } from './project/labels';
import type { NewPerson, Person } from './project/people';
import type { DemoProject } from './project/projects';
import { releasesOf } from './project/releases';
import { type Milestone, PeopleByRole, type ProjectContext } from './project/ProjectContext';

/**
 * Somebody of that login who is there already is taken for the one meant. `newIds` are those of the others.
 */
export async function createPeople(
  db: Store['db'],
  people: readonly NewPerson[],
): Promise<{ people: Person[]; newIds: number[] }> {
  const created = await db
    .insertInto('app_user')
    .values(
      people.map(({ login, name, administrator, from }) => ({
        login,
        name,
        email: `${login}@winnow.example`,
        avatar_url: null,
        site_role: administrator ? ('administrator' as const) : ('user' as const),
        disabled: false,
        placeholder: false,
        created_at: new Date(from),
      })),
    )
    .onConflict((conflict) => conflict.column('login').doNothing())
    .returning('id')
    .execute();
  const rows = await db.selectFrom('app_user').select(['id', 'login']).execute();
  const ids = new Map(rows.map(({ id, login }) => [login, id]));
  return {
    people: people.map((person) => ({ ...person, id: ids.get(person.login)! })),
    newIds: created.map(({ id }) => id),
  };
}

/** Makes the project, still without issues, and the world that these will live in. */
export async function createDemoProject(
  db: Store['db'],
  project: DemoProject,
  people: readonly Person[],
  calendar: Calendar,
  seed: number,
): Promise<CreatedProject> {
  const projectId = await createProject(db, {
    key: project.key,
    name: project.name,
    description: project.description,
    visibility: 'public',
    createdAt: new Date(calendar.start),
  });
  const labels = labelsFor(project.areas, calendar).map((label, i) => ({ ...label, id: i + 1 }));
  const milestones = releasesOf(calendar).map((release, i) => ({ ...release, id: i + 1 }));
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
  const milestoneRows = milestones.map((milestone) => milestoneRow(projectId, milestone, calendar));
  await db.insertInto('membership').values(members).execute();
  await db.insertInto('label').values(labelRows).execute();
  await db.insertInto('milestone').values(milestoneRows).execute();
  return {
    projectId,
    world: {
      seed: seedOf(seed, project.key),
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

export interface CreatedProject {
  projectId: number;
  world: ProjectContext;
}

/** So that no two projects tell the same stories. */
const seedOf = (seed: number, projectKey: string): number =>
  [...projectKey].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, seed);

function milestoneRow(projectId: number, { id, title, due }: Milestone, { start, now }: Calendar) {
  return {
    project_id: projectId,
    id,
    title,
    title_key: title.toLowerCase(),
    description: `What goes into ${title}.`,
    due_on: new Date(due),
    // A release is a few days late, as releases are.
    closed_at: due + RELEASE_DELAY < now ? new Date(due + RELEASE_DELAY) : null,
    created_at: new Date(Math.max(start, due - YEAR)),
  };
}

const RELEASE_DELAY = 3 * 86_400_000;
