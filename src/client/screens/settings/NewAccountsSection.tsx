import { graphql, useFragment } from 'react-relay';
import type { NewAccountsSection_project$key } from '../../../../__generated__/NewAccountsSection_project.graphql';
import { NEW_ACCOUNT_DAYS_MAX, NEW_ACCOUNT_ISSUES_PER_HOUR_MAX } from '../../../shared/limits';
import { getCountProblem } from '../../../shared/validation/newAccounts';
import { useForm } from '../../components/form/useForm';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { announceToScreenReader } from '../../ui/announce';
import { ChoiceField, type ChoiceOption } from '../../ui/form/ChoiceField';
import { Form } from '../../ui/form/Form';
import { TextField } from '../../ui/form/TextField';
import styles from './SettingsScreen.module.css';
import { updateNewAccountRules } from './settingsMutations';

type HoldingChoice = 'OFF' | 'YOUNG_ACCOUNTS' | 'UNKNOWN_REPORTERS';

const HOLDING_CHOICES: readonly ChoiceOption<HoldingChoice>[] = [
  { value: 'OFF', label: 'Off', description: 'Issues of new accounts are treated like all others' },
  {
    value: 'YOUNG_ACCOUNTS',
    label: 'New accounts',
    description: 'Accounts younger than the number of days below',
  },
  {
    value: 'UNKNOWN_REPORTERS',
    label: 'Unknown reporters',
    description: 'Reporters without an accepted issue in this project',
  },
];

interface NewAccountsFormValues {
  holding: HoldingChoice;
  accountDays: string;
  issuesPerHour: string;
}

const toInput = ({ holding, accountDays, issuesPerHour }: Partial<NewAccountsFormValues>) => ({
  ...(holding && { holding }),
  ...(accountDays !== undefined && { accountDays: Number(accountDays) }),
  ...(issuesPerHour !== undefined && { issuesPerHour: Number(issuesPerHour) }),
});

/** Choice of the reporters whose issues are held for triage. Hidden without the maintainer role. */
export function NewAccountsSection({ project }: { project: NewAccountsSection_project$key }) {
  const {
    id,
    key,
    newAccountRules: rules,
  } = useFragment(
    graphql`
      fragment NewAccountsSection_project on Project {
        id
        key
        newAccountRules {
          holding
          accountDays
          issuesPerHour
        }
      }
    `,
    project,
  );
  return rules && <NewAccountsForm projectId={id} projectKey={key} {...rules} />;
}

interface NewAccountsFormProps {
  projectId: string;
  projectKey: string;
  holding: string;
  accountDays: number;
  issuesPerHour: number;
}

function NewAccountsForm({ projectId, projectKey, ...rules }: NewAccountsFormProps) {
  const mutationQueue = useMutationQueue();
  const before: NewAccountsFormValues = {
    holding: rules.holding as HoldingChoice,
    accountDays: String(rules.accountDays),
    issuesPerHour: String(rules.issuesPerHour),
  };
  const { values, field, change, errors, ...form } = useForm<NewAccountsFormValues>({
    initial: before,
    problemsOf: (typed) => ({
      accountDays: getCountProblem(Number(typed.accountDays), NEW_ACCOUNT_DAYS_MAX),
      issuesPerHour: getCountProblem(Number(typed.issuesPerHour), NEW_ACCOUNT_ISSUES_PER_HOUR_MAX),
    }),
    send: (_values, changes) =>
      mutationQueue.commitMutation(
        createQueuedMutation(updateNewAccountRules, { projectId, ...toInput(changes) }),
        {
          summary: `${projectKey}: changed the rules for new accounts`,
          href: `/projects/${projectKey}/settings`,
          inverse: createQueuedMutation(updateNewAccountRules, { projectId, ...toInput(before) }),
        },
      ),
    onSent: () => announceToScreenReader('Saved'),
    onUnchanged: () => announceToScreenReader('No changes to save'),
  });
  return (
    <section className={styles.newAccounts} aria-label="New accounts">
      <Form
        label="New accounts"
        submit="Save"
        sending={form.sending}
        onSubmit={form.submit}
        error={errors.other}
      >
        <ChoiceField
          label="Hold issues of new accounts for triage"
          choices={HOLDING_CHOICES}
          value={values.holding}
          onChange={(holding) => change({ holding })}
        />
        {values.holding === 'YOUNG_ACCOUNTS' && (
          <TextField label="Days for which an account is new" inputMode="numeric" {...field('accountDays')} />
        )}
        {values.holding !== 'OFF' && (
          <TextField
            label="Issues per hour"
            inputMode="numeric"
            hint="Maximum for each account whose issues are held."
            {...field('issuesPerHour')}
          />
        )}
      </Form>
    </section>
  );
}
