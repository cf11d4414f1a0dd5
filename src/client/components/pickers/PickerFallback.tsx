import { useEffect } from 'react';
import { RequestError } from '../../errors/RequestError';
import { useIsOnline } from '../../relay/network/ServerReachabilityContext';
import { dropHeldKeys } from '../../ui/keys/heldKeys';
import { HoldKeys } from '../../ui/keys/HoldKeys';
import { ErrorBox } from '../ErrorBox';

interface PickerFallbackProps {
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Shown in a picker while its options are loading. Keys that are typed meanwhile are held, and replayed to the picker
 * when it is shown. While the server is unreachable, an error is shown instead.
 */
export function PickerFallback({ onRetry, onClose }: PickerFallbackProps) {
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isOnline) dropHeldKeys();
  }, [isOnline]);
  if (isOnline) return <HoldKeys onCancel={onClose} />;
  return <ErrorBox error={new RequestError('UNAVAILABLE', 'Connection lost')} onRetry={onRetry} />;
}
