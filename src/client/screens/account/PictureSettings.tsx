import { type ChangeEvent, useId, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { PictureSettings_account$key } from '../../../../__generated__/PictureSettings_account.graphql';
import { PICTURE_MEDIA_TYPES } from '../../../shared/pictures';
import { getSessionGuard } from '../../auth/SessionGuard';
import { Avatar } from '../../components/Avatar';
import { joinErrorMessages } from '../../errors/UserError';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';
import { announceToScreenReader } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import { updateProfile } from './updateProfile';
import styles from './PictureSettings.module.css';
import { uploadPicture } from './uploadPicture';

/** The viewer's profile picture, with buttons to replace and remove it. */
export function PictureSettings({ account }: { account: PictureSettings_account$key }) {
  const { user } = useFragment(
    graphql`
      fragment PictureSettings_account on Account {
        user {
          avatarUrl
          ...Avatar_user
        }
      }
    `,
    account,
  );
  const commit = useImmediateMutation();
  const sessionGuard = getSessionGuard(useRelayEnvironment());
  const [pending, setPending] = useState<'upload' | 'removal' | null>(null);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const [noteId, errorId] = [useId(), useId()];

  /** Saves the address of the picture; null removes it. */
  const save = async (avatarUrl: string | null): Promise<boolean> => {
    const result = await commit(updateProfile, { avatarUrl });
    if (result.status === 'refused') setProblem(joinErrorMessages(result.errors));
    return result.status === 'done';
  };
  const upload = async (file: Blob): Promise<void> => {
    setPending('upload');
    setProblem(undefined);
    const uploaded = await uploadPicture(file, sessionGuard.viewer);
    if ('problem' in uploaded) {
      setProblem(uploaded.problem);
      if (uploaded.isSignedOut && (await sessionGuard.requestSignIn())) return upload(file);
    } else if (await save(uploaded.url)) announceToScreenReader('Picture saved');
    setPending(null);
  };
  const remove = async (): Promise<void> => {
    setPending('removal');
    setProblem(undefined);
    // The button disappears with the picture.
    if (await save(null)) {
      uploadButton.current?.focus();
      announceToScreenReader('Picture removed');
    }
    setPending(null);
  };
  const onChoose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    if (file) void upload(file);
    // Otherwise, choosing the same file again would fire no event.
    event.target.value = '';
  };

  return (
    <section className={styles.picture} aria-label="Picture">
      <Avatar user={user} size="large" />
      <div className={styles.controls}>
        <div className={styles.buttons}>
          <Button
            ref={uploadButton}
            aria-describedby={`${noteId} ${errorId}`}
            aria-disabled={pending !== null}
            onClick={() => pending === null && input.current?.click()}
          >
            {pending === 'upload' ? 'Uploading…' : user.avatarUrl ? 'Replace picture' : 'Upload picture'}
          </Button>
          {user.avatarUrl && (
            <Button
              variant="quiet"
              aria-disabled={pending !== null}
              onClick={() => pending === null && void remove()}
            >
              {pending === 'removal' ? 'Removing…' : 'Remove'}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept={PICTURE_MEDIA_TYPES.join(',')}
            aria-label="Picture file"
            onChange={onChoose}
          />
        </div>
        <p id={noteId} className={styles.note}>
          PNG, JPEG, WebP or GIF. The picture is cropped to a square.
        </p>
        <FormErrorMessage id={errorId} error={problem} />
      </div>
    </section>
  );
}
