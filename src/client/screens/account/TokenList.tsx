import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TokenList_account$key } from '../../../../__generated__/TokenList_account.graphql';
import { InlineFormButton, useInlineForms } from '../../components/list/InlineForm';
import { OneTimeSecret } from '../../components/SecretOnce';
import rows from '../../ui/rows.module.css';
import { TokenForm } from './TokenForm';
import { TokenRow } from './TokenRow';

/** The viewer's API tokens, and the form that creates one. */
export function TokenList({ account }: { account: TokenList_account$key }) {
  const { tokens } = useFragment(
    graphql`
      fragment TokenList_account on Account {
        tokens {
          id
          ...TokenRow_token
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
          <TokenForm
            onCreated={(created) => {
              setSecret(created);
              forms.show('secret');
            }}
            onCancel={forms.close}
          />
        )}
        {forms.open === 'secret' && (
          <OneTimeSecret label="Your new token" secret={secret} onDone={forms.close}>
            Copy the token now: it is not shown again. Anyone with it can act as you within its scope, so keep
            it like a password.
          </OneTimeSecret>
        )}
      </div>
      {tokens.length > 0 ? (
        <ul className={rows.rows}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      ) : (
        <p className={rows.empty}>No tokens yet. Create one to use the API.</p>
      )}
    </>
  );
}
