/** Writes what must stand before a project's issues: its people, labels and milestones. */
import { ROLES } from '../../../shared/issue';
import { createProject } from '../../store/loadProject';
import type { Store } from '../../store/Store';
import { type Calendar, YEAR } from './calendar';
import { labelsFor } from './labels';
import type { NewPerson, Person } from './people';
import type { DemoProject } from './projects';
import { releasesOf } from './releases';
import { type Milestone, People, type World } from './World';

/** Somebody of that login who is there already is taken for the one meant. */
export async function settlePeople(
  { background: db }: Store,
  people: readonly NewPerson[],
): Promise<Person[]> {
  await db
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
    .execute();
  const rows = await db.selectFrom('app_user').select(['id', 'login']).execute();
  const ids = new Map(rows.map(({ id, login }) => [login, id]));
  return people.map((person) => ({ ...person, id: ids.get(person.login)! }));
}

/** Makes the project, and the world that its issues live in. */
export async function settle(
  { background: db }: Store,
  project: DemoProject,
  people: readonly Person[],
  calendar: Calendar,
  seed: number,
): Promise<{ projectId: number; world: World }> {
  return db.transaction().execute(async (tx) => {
    const projectId = await createProject(tx, {
      key: project.key,
      name: project.name,
      description: project.description,
      visibility: 'public',
      createdAt: new Date(calendar.start),
    });
    const labels = labelsFor(project.areas, calendar).map((label, i) => ({ ...label, id: i + 1 }));
    const milestones = releasesOf(calendar).map((release, i) => ({ ...release, id: i + 1 }));
    await tx
      .insertInto('membership')
      .values(
        people.map(({ id, role }) => ({ project_id: projectId, user_id: id, role: ROLES.indexOf(role) })),
      )
      .execute();
    await tx
      .insertInto('label')
      .values(
        labels.map((label) => ({ project_id: projectId, name_key: label.name.toLowerCase(), ...label })),
      )
      .execute();
    await tx
      .insertInto('milestone')
      .values(milestones.map((milestone) => milestoneRow(projectId, milestone, calendar)))
      .execute();
    return {
      projectId,
      world: {
        seed: seed + projectId,
        projectKey: project.key,
        total: project.issues,
        calendar,
        areas: project.areas,
        people: new People(people),
        milestones,
        labels: new Map(labels.map(({ name, id }) => [name, id])),
      },
    };
  });
}

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
