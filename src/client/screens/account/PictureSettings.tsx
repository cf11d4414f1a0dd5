import { type ChangeEvent, useId, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { PictureSettings_account$key } from '../../../../__generated__/PictureSettings_account.graphql';
import { PICTURE_MEDIA_TYPES } from '../../../shared/pictures';
import { getSessionGuard } from '../../auth/SessionGuard';
import { Avatar } from '../../components/people/Avatar';
import { joinErrorMessages } from '../../errors/UserError';
import { useImmediateMutation } from '../../mutations/queue/commitImmediateMutation';
import { announceToScreenReader } from '../../ui/announce';
import { Button } from '../../ui/Button';
import { FormErrorMessage } from '../../ui/form/FormErrorMessage';
import { updateProfile } from './ProfileForm';
import styles from './PictureSettings.module.css';
import { formatFileSize } from '../../../shared/files';
import { PICTURE_BYTES_MAX } from '../../../shared/limits';
import { VIEWER_HTTP_HEADER_NAME } from '../../../shared/viewerHeader';

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
    // The Remove button disappears with the picture, so the focus moves to the upload button.
    if (await save(null)) {
      uploadButton.current?.focus();
      announceToScreenReader('Picture removed');
    }
    setPending(null);
  };
  const onChoose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    if (file) void upload(file);
    // Cleared, because browsers fire no change event if the user chooses the same file again.
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

/** Result of an upload: the address of the picture without the origin, or a message for the user. */
type PictureUploadResult =
  | { url: string }
  | {
      problem: string;
      /** Whether the session has ended. */
      isSignedOut: boolean;
    };

/**
 * Uploads a picture. It is not in use until the profile refers to it.
 * @param viewer id of the page's user; null if it is not known
 */
async function uploadPicture(file: Blob, viewer: string | null): Promise<PictureUploadResult> {
  const picture = await preparePicture(file);
  if (picture.size > PICTURE_BYTES_MAX)
    return fail(`The picture is larger than ${formatFileSize(PICTURE_BYTES_MAX)}.`);
  const form = new FormData();
  form.append('file', picture, 'picture');
  const headers = { [VIEWER_HTTP_HEADER_NAME]: viewer ?? '' };
  const response = await fetch('/pictures', { method: 'POST', headers, body: form }).catch(() => null);
  if (!response) return fail('Winnow cannot be reached. Check the connection and try again.');
  const body = (await response.json().catch(() => ({}))) as { url?: string; message?: string };
  return response.status === 201 && body.url !== undefined
    ? { url: body.url }
    : fail(body.message ?? 'The upload failed. Try again later.', response.status === 401);
}

const fail = (problem: string, isSignedOut = false): PictureUploadResult => ({ problem, isSignedOut });

/** Width and height of uploaded pictures, in px: more than three times the largest size at which they are shown. */
const PICTURE_SIZE_PX = 256;
/** Quality of WebP, from 0 to 1. */
const PICTURE_QUALITY = 0.9;

/**
 * Crops a picture to a square around its center, scales it down and encodes it again, which removes metadata such as the place
 * where a photo was taken. Returns the file unchanged if the browser cannot decode it, so that the server explains why it is
 * rejected.
 */
async function preparePicture(file: Blob): Promise<Blob> {
  const bitmap = await decodePicture(file);
  if (!bitmap) return file;
  const canvas = document.createElement('canvas');
  const side = Math.min(bitmap.width, bitmap.height);
  const size = Math.min(side, PICTURE_SIZE_PX);
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  context.drawImage(bitmap, left, top, side, side, 0, 0, size, size);
  bitmap.close();
  // Browsers that cannot write WebP write PNG.
  const encoded = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', PICTURE_QUALITY),
  );
  return encoded ?? file;
}

/** Returns the pixels of a picture; null if the browser cannot read it. */
async function decodePicture(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}
