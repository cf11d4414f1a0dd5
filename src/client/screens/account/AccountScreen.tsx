import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData, useParams } from 'react-router-dom';
import type {
  AccountScreenQuery,
  AccountScreenQuery$data,
} from '../../../../__generated__/AccountScreenQuery.graphql';
import { NotFound } from '../../components/errors/NotFound';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { SectionNav } from '../../navigation/SectionNav';
import { ACCOUNT_SECTIONS } from '../../navigation/siteSections';
import { SignInPrompt } from '../../components/signIn/SignInPrompt';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { FormSkeleton } from '../../ui/form/FormSkeleton';
import { Page } from '../../ui/Page';
import { RowsSkeleton } from '../../ui/RowsSkeleton';
import styles from './AccountScreen.module.css';
import { AppearanceSettings } from './AppearanceSettings';
import { FeedAddressSettings } from './FeedAddressSettings';
import { KeySettings } from './KeySettings';
import { PasswordForm } from './PasswordForm';
import { PersonClaimList } from './PersonClaimList';
import { PictureSettings } from './PictureSettings';
import { ProfileForm } from './ProfileForm';
import { NotificationSettingsForm } from './NotificationSettingsForm';
import type { AccountLoaderData } from './entry';
import { SessionList } from './SessionList';
import { ApiTokenList } from './ApiTokenList';

const accountScreenQuery = graphql`
  query AccountScreenQuery {
    account {
      ...PictureSettings_account
      ...ProfileForm_account
      ...PasswordForm_account
      ...PersonClaimList_account
      ...SessionList_account
      ...ApiTokenList_account
      ...NotificationSettingsForm_account
    }
    viewer {
      ...KeySettings_viewer
    }
    site {
      ...NotificationSettingsForm_site
    }
  }
`;

/** The viewer's own settings: profile, notifications, appearance, shortcuts, sessions and tokens. */
export function AccountScreen() {
  const { section = '' } = useParams();
  const { queryRef, reload } = useLoaderQuery<AccountScreenQuery>(
    accountScreenQuery,
    useLoaderData<AccountLoaderData>().queryRef,
  );
  const name = ACCOUNT_SECTIONS.find(([href]) => href === `/settings/${section}`)?.[1];
  if (name === undefined) return <NotFound subject="page at this address" />;
  return (
    <Page heading={<ScreenHeading title={`${name} · Settings`}>Settings</ScreenHeading>}>
      <SectionNav label="Settings" sections={ACCOUNT_SECTIONS} />
      {section === 'appearance' ? (
        <AppearanceSettings />
      ) : (
        <AsyncBoundary key={section} skeleton={renderAccountSkeleton(section)} onRetry={reload}>
          <LoadedAccount queryRef={queryRef} section={section} />
        </AsyncBoundary>
      )}
    </Page>
  );
}

function LoadedAccount({ queryRef, section }: AccountLoaderData & { section: string }) {
  const { account, viewer, site } = usePreloadedQuery<AccountScreenQuery>(accountScreenQuery, queryRef);
  if (!account) return <SignInPrompt>Sign in to see your settings.</SignInPrompt>;
  if (section === 'keys') return viewer && <KeySettings viewer={viewer} />;
  if (section === 'notifications') return <NotificationSettingsForm account={account} site={site} />;
  return renderAccountSection(section, account);
}

const renderAccountSkeleton = (section: string) =>
  section === 'profile' || section === 'notifications' ? (
    <FormSkeleton fields={section === 'profile' ? 2 : 4} className={styles.form} />
  ) : (
    <RowsSkeleton />
  );

function renderAccountSection(section: string, account: NonNullable<AccountScreenQuery$data['account']>) {
  if (section === 'sessions') return <SessionList account={account} />;
  if (section === 'tokens')
    return (
      <>
        <ApiTokenList account={account} />
        <FeedAddressSettings />
      </>
    );
  return (
    <>
      <PictureSettings account={account} />
      <ProfileForm account={account} />
      <PasswordForm account={account} />
      <PersonClaimList account={account} />
    </>
  );
}
