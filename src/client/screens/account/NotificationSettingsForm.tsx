import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  EmailMode,
  NotificationSettingsForm_account$key,
} from '../../../../__generated__/NotificationSettingsForm_account.graphql';
import type { NotificationSettingsForm_site$key } from '../../../../__generated__/NotificationSettingsForm_site.graphql';
import { useForm } from '../../components/form/useForm';
import { PreloadLink } from '../../navigation/PreloadLink';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { announceToScreenReader } from '../../ui/announce';
import { type ChoiceOption, ChoiceField } from '../../ui/form/ChoiceField';
import { Form } from '../../ui/form/Form';
import { SelectField } from '../../ui/form/SelectField';
import styles from './AccountScreen.module.css';
import type { NotificationSettingsFormMutation } from '../../../../__generated__/NotificationSettingsFormMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

const EMAIL_CHOICES: readonly ChoiceOption<EmailMode>[] = [
  { value: 'OFF', label: 'Off', description: 'No notifications by email.' },
  {
    value: 'DIRECT',
    label: 'Mentions and assignments',
    description: 'When somebody mentions you or assigns an issue to you.',
  },
  { value: 'ALL', label: 'Everything', description: 'All notifications of your inbox.' },
  {
    value: 'DIGEST',
    label: 'Daily digest',
    description: 'One email a day with your unread notifications, if there are any.',
  },
];

const HOUR_OPTIONS = Array.from(
  { length: 24 },
  (_, hour) => [String(hour), `${String(hour).padStart(2, '0')}:00`] as const,
);

interface NotificationSettingsFormProps {
  account: NotificationSettingsForm_account$key;
  site: NotificationSettingsForm_site$key;
}

/** Form for the email settings of the viewer. */
export function NotificationSettingsForm({ account, site }: NotificationSettingsFormProps) {
  const { email, notificationSettings: settings } = useFragment(
    graphql`
      fragment NotificationSettingsForm_account on Account {
        email
        notificationSettings {
          email
          digestHour
          timeZone
        }
      }
    `,
    account,
  );
  const { email: isConfigured } = useFragment(
    graphql`
      fragment NotificationSettingsForm_site on Site {
        email
      }
    `,
    site,
  );
  const [isSaved, setIsSaved] = useState(false);
  const commit = useImmediateMutation();
  const form = useForm({
    initial: {
      email: settings.email,
      digestHour: String(settings.digestHour),
      // Until the digest is chosen, the stored time zone is only a default.
      timeZone: settings.email === 'DIGEST' ? settings.timeZone : getBrowserTimeZone(),
    },
    problemsOf: () => ({}),
    send: ({ email: mode, digestHour, timeZone }) =>
      commit(updateNotificationSettings, { email: mode, digestHour: Number(digestHour), timeZone }),
    onSent: (_result: { status: 'done' }) => {
      setIsSaved(true);
      announceToScreenReader('Saved');
    },
  });
  const { values, errors } = form;
  const change = (part: Partial<typeof values>) => {
    setIsSaved(false);
    form.change(part);
  };
  return (
    <section className={styles.part} aria-label="Email notifications">
      {!isConfigured && (
        <p className={styles.note} role="status">
          This server cannot send email yet. An administrator has to configure it. Your choice applies from
          then on.
        </p>
      )}
      <p className={styles.note}>
        {email === null ? (
          <>
            Your account has no email address. Add one in your{' '}
            <PreloadLink to="/settings/profile" className={styles.link}>
              profile
            </PreloadLink>
            .
          </>
        ) : (
          <>
            Emails go to <b>{email}</b>. Your own changes are never sent to you.
          </>
        )}
      </p>
      <Form
        label="Email notifications"
        className={styles.form}
        submit="Save"
        sending={form.sending}
        onSubmit={form.submit}
        error={errors.other ?? errors.email ?? errors.digestHour ?? errors.timeZone}
      >
        <ChoiceField
          label="Send me by email"
          choices={EMAIL_CHOICES}
          value={values.email}
          onChange={(mode) => change({ email: mode })}
        />
        {values.email === 'DIGEST' && (
          <div className={styles.pair}>
            <SelectField
              label="Time"
              value={values.digestHour}
              options={HOUR_OPTIONS}
              onChange={(digestHour) => change({ digestHour })}
            />
            <SelectField
              label="Time zone"
              value={values.timeZone}
              options={listTimeZones(values.timeZone)}
              onChange={(timeZone) => change({ timeZone })}
            />
          </div>
        )}
        {isSaved && <p className={styles.saved}>Saved</p>}
      </Form>
    </section>
  );
}

const getBrowserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Returns all time zones that the browser supports, and the chosen one, which only another browser may support. */
const listTimeZones = (chosen: string): readonly (readonly [string, string])[] =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), chosen])]
    .sort()
    .map((zone) => [zone, zone.replaceAll('_', ' ')]);

/** Changes which notifications the viewer receives by email. */
const updateNotificationSettings: MutationDefinition<NotificationSettingsFormMutation, 'immediate'> = {
  name: 'updateNotificationSettings',
  delivery: 'immediate',
  document: graphql`
    mutation NotificationSettingsFormMutation($input: UpdateNotificationSettingsInput!) {
      edit: updateNotificationSettings(input: $input) {
        account {
          ...NotificationSettingsForm_account
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
