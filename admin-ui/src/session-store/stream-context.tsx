import { createContext, useContext, type ReactNode } from 'react';
import type { OpenStream } from './owner-client.js';

const StreamContext = createContext<OpenStream | null>(null);

export const StreamProvider = ({ open, children }: { open: OpenStream; children: ReactNode }) => (
  <StreamContext.Provider value={open}>{children}</StreamContext.Provider>
);

/** Opens streams of events in the owner's name. */
export function useOpenStream(): OpenStream {
  const open = useContext(StreamContext);
  if (!open) throw new Error('StreamProvider is missing above this component.');
  return open;
}
