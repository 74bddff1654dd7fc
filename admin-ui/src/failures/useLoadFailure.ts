import { toast } from '@pickup/web';
import { useEffect } from 'react';
import { endsSession } from '../session-store/owner-client.js';

interface Failing {
  isError: boolean;
  error: Error | null;
}

/**
 * Says once, in a toast, that something could not be loaded; not for a session that ended, which has its own dialog.
 */
export function useLoadFailure({ isError, error }: Failing, text: string): void {
  const failed = isError && !endsSession(error);
  useEffect(() => {
    if (failed) toast.error(text);
  }, [failed, text]);
}
