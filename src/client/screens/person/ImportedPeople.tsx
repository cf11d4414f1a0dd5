import { graphql, useFragment } from 'react-relay';
import type { ImportedPeople_person$key } from '../../../../__generated__/ImportedPeople_person.graphql';
import rows from '../../ui/rows.module.css';
import { ImportedPersonRow } from './ImportedPersonRow';
import styles from './PersonScreen.module.css';

/** Renders the imported people with this login, each with a button to claim to be this person. */
export function ImportedPeople({ person }: { person: ImportedPeople_person$key }) {
  const { importedPeople } = useFragment(
    graphql`
      fragment ImportedPeople_person on Person {
        importedPeople {
          id
          ...ImportedPersonRow_user
        }
      }
    `,
    person,
  );
  if (importedPeople.length === 0) return null;
  return (
    <ul className={`${rows.rows} ${styles.imported}`} aria-label="Imported people">
      {importedPeople.map((user) => (
        <ImportedPersonRow key={user.id} user={user} />
      ))}
    </ul>
  );
}
