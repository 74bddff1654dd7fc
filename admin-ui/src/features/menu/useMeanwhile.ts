import { useState } from 'react';

interface Saved {
  id: string;
  version: string;
}

interface Meanwhile<Kept extends Saved> {
  /** What another writer saved, while the owner has not yet chosen. */
  theirs: Kept | null;
  /** There is another state, and it could not be read. */
  unreadable: boolean;
  /** The `If-Match` of the next save. */
  startFrom: { 'if-match'?: string };
  /** Reads what is saved now; to be called when a save met another version. */
  compare: () => void;
  /** Puts another state of the record before the owner. */
  meet: (saved: Kept) => void;
  /** The next save starts from this state of the record. */
  goOnFrom: (saved: Kept) => void;
}

/**
 * What another writer did to a record while its form was open.
 * @param opened the record as the form was opened with it; null for a new one
 * @param readAll reads the list the record stands in: there is no call for one alone
 */
export function useMeanwhile<Kept extends Saved>(
  opened: Kept | null,
  readAll: () => Promise<readonly Kept[]>,
): Meanwhile<Kept> {
  const [base, setBase] = useState(opened?.version);
  const [theirs, setTheirs] = useState<Kept | null>(null);
  const [unreadable, setUnreadable] = useState(false);

  const compare = async () => {
    const found = (await readAll()).find(({ id }) => id === opened?.id) ?? null;
    setTheirs(found);
    setUnreadable(found === null);
  };

  return {
    theirs,
    unreadable,
    startFrom: base === undefined ? {} : { 'if-match': base },
    compare: () => void compare().catch(() => setUnreadable(true)),
    meet: setTheirs,
    goOnFrom: ({ version }) => {
      setBase(version);
      setTheirs(null);
      setUnreadable(false);
    },
  };
}
