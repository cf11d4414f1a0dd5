import { useRelayEnvironment } from 'react-relay';
import { commitNow, type NowOutcome } from './commitNow';
import type { Edit, EditOperation, InputOf } from './Edit';

/** For a control that does something now or not at all: see commitNow. */
export function useCommitNow() {
  const environment = useRelayEnvironment();
  return <TOperation extends EditOperation>(
    edit: Edit<TOperation>,
    input: InputOf<TOperation>,
  ): Promise<NowOutcome<TOperation>> => commitNow(environment, edit, input);
}
