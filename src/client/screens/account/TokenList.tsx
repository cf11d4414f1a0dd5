import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TokenList_account$key } from '../../../../__generated__/TokenList_account.graphql';
import { SecretOnce } from '../../components/SecretOnce';
import { Button } from '../../ui/Button';
import rows from '../../ui/rows.module.css';
import { TokenForm } from './TokenForm';
import { TokenRow } from './TokenRow';

/** What programs get in with, in one's own name. */
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
  const button = useRef<HTMLButtonElement>(null);
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const close = () => {
    setMaking(false);
    setSecret(null);
    button.current?.focus();
  };
  return (
    <>
      <div className={rows.bar}>
        <p>With a token, a program does here what you may do: scripts, checks, other tools.</p>
        <Button
          ref={button}
          variant="primary"
          aria-expanded={making}
          onClick={() => {
            setMaking(!making);
            setSecret(null);
          }}
        >
          <Plus size={14} strokeWidth={2} aria-hidden="true" /> New token
        </Button>
      </div>
      {making && (
        <TokenForm
          onMade={(made) => {
            setMaking(false);
            setSecret(made);
          }}
          onCancel={close}
        />
      )}
      {secret !== null && (
        <SecretOnce label="Your new token" secret={secret} onDone={close}>
          Copy it now: it is not shown again, and nobody can look it up. Whoever has it can do in your name
          what its scope allows; keep it as you keep a password.
        </SecretOnce>
      )}
      {tokens.length > 0 ? (
        <ul className={rows.rows}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      ) : (
        <p className={rows.none}>You have no tokens.</p>
      )}
    </>
  );
}
