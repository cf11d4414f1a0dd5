import { graphql, useFragment } from 'react-relay';
import type { HomeNextSteps_query$key } from '../../../../__generated__/HomeNextSteps_query.graphql';
import { buildOpenIssuesHref } from '../../components/openIssuesHref';
import { PreloadLink } from '../../components/PreloadLink';
import styles from './HomeNextSteps.module.css';

/** Next steps for a user without any work. Shown instead of the empty sections. */
export function HomeNextSteps({ query }: { query: HomeNextSteps_query$key }) {
  const { viewer, readable } = useFragment(
    graphql`
      fragment HomeNextSteps_query on Query {
        viewer {
          name
          siteRole
        }
        readable: projects(first: 1) {
          nodes {
            key
            name
          }
        }
      }
    `,
    query,
  );
  const [project] = readable.nodes;
  const isAdministrator = viewer?.siteRole === 'ADMINISTRATOR';
  return (
    <section className={styles.steps} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.title}>
        Welcome{viewer?.name ? `, ${viewer.name}` : ''}
      </h2>
      <p>Issues that are assigned to you, mention you or are watched by you appear here.</p>
      <ul className={styles.list}>
        {project && (
          <li>
            <PreloadLink to={buildOpenIssuesHref(project.key)} className={styles.link}>
              Browse the open issues of {project.name}
            </PreloadLink>
            , and watch those of which you want to be notified.
          </li>
        )}
        {!project && !isAdministrator && (
          <li>Ask a maintainer of a project to add you as a member, or to send you an invitation link.</li>
        )}
        <li>
          <PreloadLink to="/projects/new" className={styles.link}>
            Create a project
          </PreloadLink>{' '}
          and file its first issue.
        </li>
        {isAdministrator && (
          <>
            <li>
              Import an existing tracker from the command line:
              <pre className={styles.command}>
                npm run winnow -- import github issues.ndjson --project KEY --create
              </pre>
            </li>
            <li>
              <PreloadLink to="/admin/users" className={styles.link}>
                Add people
              </PreloadLink>{' '}
              who work with you.
            </li>
          </>
        )}
      </ul>
    </section>
  );
}
