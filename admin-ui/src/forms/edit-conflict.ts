import { useTranslation } from '@pickup/web';
import { useState } from 'react';
import type { FieldValues, UseFormGetValues, UseFormReset } from 'react-hook-form';
import { rebase, sameValues, showOver } from './rebase.js';

/** What every record carries that forms edit. */
export interface Saved {
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

interface FormConflict<Kept extends Saved, Values extends FieldValues> {
  /** What keeping mine would save over this stored state. */
  mineOver: (saved: Kept) => Values;
  takeTheirs: (saved: Kept) => void;
  /** Keeps what was changed in the form, and takes the rest from this stored state. */
  keepMine: (saved: Kept) => void;
  /** The record was restored: asks the owner to choose where it was edited before it was deleted. */
  acceptRestored: (saved: Kept) => void;
}

/**
 * What a form does with another writer's version, so that nobody's change is undone unseen.
 * @param valuesOf what the form shows of a record
 * @param merge what was changed in the form, over what stands now
 */
export function useFormConflict<Kept extends Saved, Values extends FieldValues>(
  form: { getValues: UseFormGetValues<Values>; reset: UseFormReset<Values> },
  { base, showConflict, acceptAsBase }: EditConflict<Kept>,
  valuesOf: (saved: Kept) => Values,
  merge: (base: Values, mine: Values, theirs: Values) => Values = rebase,
): FormConflict<Kept, Values> {
  const mineOver = (saved: Kept) => {
    const mine = form.getValues();
    return base === null ? mine : merge(valuesOf(base), mine, valuesOf(saved));
  };
  const standOn = (saved: Kept, values: Values) => {
    showOver(form, valuesOf(saved), values);
    acceptAsBase(saved);
  };
  return {
    mineOver,
    takeTheirs: (saved) => standOn(saved, valuesOf(saved)),
    keepMine: (saved) => standOn(saved, mineOver(saved)),
    acceptRestored: (saved) => {
      if (base !== null && sameValues(valuesOf(base), valuesOf(saved))) acceptAsBase(saved);
      else showConflict(saved);
    },
  };
}
