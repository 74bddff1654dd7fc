import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Saved {
  id: string;
  version: string;
}

interface Meanwhile<Kept extends Saved> {
  /** The record the next save starts from; null for a new one. */
  base: Kept | null;
  /** The `If-Match` of the next save. */
  startFrom: { 'if-match'?: string };
  /** What another writer saved, while the owner has not yet chosen. */
  theirs: Kept | null;
  reading: boolean;
  /** That there is another state which could not be read, in words. */
  problem: string | null;
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
 * @param read what is saved of it now; undefined when it is gone
 */
export function useMeanwhile<Kept extends Saved>(
  opened: Kept | null,
  read: (id: string) => Promise<Kept | undefined>,
): Meanwhile<Kept> {
  const { t } = useTranslation();
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<Kept | null>(null);
  const [reading, setReading] = useState(false);
  const [unreadable, setUnreadable] = useState(false);

  const compare = async () => {
    if (base === null) return;
    setReading(true);
    const found = await read(base.id).catch(() => undefined);
    setReading(false);
    setTheirs(found ?? null);
    setUnreadable(found === undefined);
  };

  return {
    base,
    startFrom: base === null ? {} : { 'if-match': base.version },
    theirs,
    reading,
    problem: unreadable ? t('app.form.conflict.unreadable') : null,
    compare: () => void compare(),
    meet: setTheirs,
    goOnFrom: (saved) => {
      setBase(saved);
      setTheirs(null);
      setUnreadable(false);
    },
  };
}
