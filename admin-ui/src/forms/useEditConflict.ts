import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Saved {
  id: string;
  version: string;
}

interface EditConflict<Kept extends Saved> {
  /** The record the next save starts from; null for a new one. */
  base: Kept | null;
  /** The `If-Match` of the next save. */
  ifMatch: { 'if-match'?: string };
  /** What another writer saved, while the owner has not yet chosen. */
  theirs: Kept | null;
  isReadingTheirs: boolean;
  /** The message when the record changed but could not be read again. */
  problem: string | null;
  /** Reads what is stored now; to be called when a save answers 409. */
  readTheirs: () => void;
  /** Asks the owner to choose between the form and this stored state. */
  showConflict: (saved: Kept) => void;
  /** The next save starts from this stored state. */
  acceptAsBase: (saved: Kept) => void;
}

/**
 * Detects that another writer saved or deleted a record while its form was open, and lets the owner choose
 * (product.md, Two writers).
 * @param opened the record as the form was opened with it; null for a new one
 * @param read what is saved of it now; undefined when it is gone
 */
export function useEditConflict<Kept extends Saved>(
  opened: Kept | null,
  read: (id: string) => Promise<Kept | undefined>,
): EditConflict<Kept> {
  const { t } = useTranslation();
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<Kept | null>(null);
  const [isReadingTheirs, setReadingTheirs] = useState(false);
  const [unreadable, setUnreadable] = useState(false);

  const readTheirs = async () => {
    if (base === null) return;
    setReadingTheirs(true);
    const found = await read(base.id).catch(() => undefined);
    setReadingTheirs(false);
    setTheirs(found ?? null);
    setUnreadable(found === undefined);
  };

  return {
    base,
    ifMatch: base === null ? {} : { 'if-match': base.version },
    theirs,
    isReadingTheirs,
    problem: unreadable ? t('app.form.conflict.unreadable') : null,
    readTheirs: () => void readTheirs(),
    showConflict: setTheirs,
    acceptAsBase: (saved) => {
      setBase(saved);
      setTheirs(null);
      setUnreadable(false);
    },
  };
}
