import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ApiTokenList_account$key } from '../../../../__generated__/ApiTokenList_account.graphql';
import { InlineFormButton, useInlineForms } from '../../components/list/InlineForm';
import { CopyableSecret } from '../../components/CopyableSecret';
import rows from '../../ui/rows.module.css';
import { ApiTokenForm } from './ApiTokenForm';
import { ApiTokenListRow } from './ApiTokenListRow';

/** The viewer's API tokens, and the form that creates one. */
export function ApiTokenList({ account }: { account: ApiTokenList_account$key }) {
  const { tokens } = useFragment(
    graphql`
      fragment ApiTokenList_account on Account {
        tokens {
          id
          ...ApiTokenListRow_token
        }
      }
    `,
    account,
  );
  const forms = useInlineForms<'new' | 'secret'>();
  const [secret, setSecret] = useState('');
  return (
    <>
      <div className={rows.bar}>
        <p>Tokens let scripts act as you: integrations, CI jobs and other tools.</p>
        <InlineFormButton forms={forms} name="new" icon={Plus} permitted requirement="">
          New token
        </InlineFormButton>
        {forms.open === 'new' && (
          <ApiTokenForm
            onCreated={(created) => {
              setSecret(created);
              forms.show('secret');
            }}
            onCancel={forms.close}
          />
        )}
        {forms.open === 'secret' && (
          <CopyableSecret label="Your new token" secret={secret} onDone={forms.close}>
            Copy the token now: it is not shown again. Anyone with it can act as you within its scope, so keep
            it like a password.
          </CopyableSecret>
        )}
      </div>
      {tokens.length > 0 ? (
        <ul className={rows.rows}>
          {tokens.map((token) => (
            <ApiTokenListRow key={token.id} token={token} />
          ))}
        </ul>
      ) : (
        <p className={rows.empty}>No tokens yet. Create one to use the API.</p>
      )}
    </>
  );
}
