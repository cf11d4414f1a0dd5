import { useState } from 'react';
import { useDraft } from './useDraft';

/** An edited text and the version that the edit is based on. Stored in drafts: do not rename the fields. */
interface VersionedText<TVersion> {
  text: string;
  version: TVersion;
  /** The text before the edit. */
  before: string;
}

interface VersionedDraftState<TVersion> extends VersionedText<TVersion> {
  write: (text: string) => void;
  /** Removes the draft, after it was saved or discarded. */
  clear: () => void;
  /** The draft as it is stored; empty if the text has not been edited. */
  stored: string;
}

/**
 * State of a text field that edits a saved text. Its draft contains the version at which editing began, so that a save after
 * a reload is still based on that version.
 *
 * @param draftKey storage key of the form's draft, built by `draftKeyBuilders`
 * @param saved the text when there is no draft, and its version; null: a new text, which has no version
 */
export function useVersionedDraft<TVersion extends string | number | null>(
  draftKey: string,
  saved: { text: string; version: TVersion },
): VersionedDraftState<TVersion> {
  const draft = useDraft(draftKey);
  const [opened] = useState<VersionedText<TVersion>>({ ...saved, before: saved.text });
  const written = parseVersionedDraft(draft.text, opened);
  return {
    ...written,
    write: (text) => {
      if (text === opened.before) draft.write('');
      else draft.write(opened.version === null ? text : JSON.stringify({ ...written, text }));
    },
    clear: draft.clear,
    stored: draft.text,
  };
}

/** Parses a draft. Plain text, which earlier builds stored for edited comments, is assumed to be based on `opened`. */
function parseVersionedDraft<TVersion>(
  draft: string,
  opened: VersionedText<TVersion>,
): VersionedText<TVersion> {
  if (draft === '') return opened;
  const plain = { ...opened, text: draft };
  if (opened.version === null) return plain;
  try {
    const parsed = JSON.parse(draft) as Partial<VersionedText<TVersion>> | null;
    return isVersionedText(parsed) ? parsed : plain;
  } catch {
    return plain;
  }
}

const isVersionedText = <TVersion>(
  value: Partial<VersionedText<TVersion>> | null,
): value is VersionedText<TVersion> =>
  typeof value?.text === 'string' && typeof value.before === 'string' && value.version !== undefined;
