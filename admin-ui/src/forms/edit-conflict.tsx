import { useState, useEffect, useRef, type ReactNode } from 'react';
import { color, fontSize, radius, space, Button, useTranslation } from '@pickup/web';
import styled from 'styled-components';

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

const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(1.5)};
  margin-bottom: ${space(2.5)};
  padding: ${space(2)};
  border-radius: ${radius('field')};
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const ConflictTitle = styled.h3`
  font-size: ${fontSize('md')};
`;

/**
 * A panel that has to be answered before the form can be saved. It takes the focus, because the pressed button is far
 * below it.
 */
function ConflictPanel({ children }: { children: ReactNode }) {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    // Scrolled to its start, because it may be taller than the window.
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Root ref={root} role="alert" tabIndex={-1}>
      {children}
    </Root>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize('sm')};
  & th,
  & td {
    padding: ${space(0.5)} ${space(1)} ${space(0.5)} 0;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  /* Names of fields are short words, and stay whole. */
  & th {
    overflow-wrap: normal;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

/** A field in which two versions differ, in words. */
export interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

interface ConflictNoticeProps {
  differences: readonly Difference[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else saved this record: lists the differences and offers the choice. */
export function ConflictNotice({ differences, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  const { t } = useTranslation();
  return (
    <ConflictPanel>
      <ConflictTitle>{t('app.form.conflict.title')}</ConflictTitle>
      <p>{t('app.form.conflict.text')}</p>
      {differences.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('app.form.conflict.field')}</th>
              <th scope="col">{t('app.form.conflict.mine')}</th>
              <th scope="col">{t('app.form.conflict.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, mine, theirs }, index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                <td>{mine}</td>
                <td>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Actions>
        <Button variant="secondary" onClick={onTakeTheirs}>
          {t('app.form.conflict.takeTheirs')}
        </Button>
        <Button variant="secondary" onClick={onKeepMine}>
          {t('app.form.conflict.keepMine')}
        </Button>
      </Actions>
    </ConflictPanel>
  );
}

interface DeletedNoticeProps {
  busy: boolean;
  onRestore: () => void;
}

/** Somebody else deleted this record: what was typed stays, and can be saved once the record is restored. */
function DeletedNotice({ busy, onRestore }: DeletedNoticeProps) {
  const { t } = useTranslation();
  return (
    <ConflictPanel>
      <ConflictTitle>{t('app.form.deleted.title')}</ConflictTitle>
      <p>{t('app.form.deleted.text')}</p>
      <Button variant="secondary" busy={busy} busyLabel={t('app.form.deleted.restoring')} onClick={onRestore}>
        {t('app.restore')}
      </Button>
    </ConflictPanel>
  );
}

interface Restore {
  params: { id: string };
  headers: { 'if-match': string };
}

interface RecordConflictProps<Kept extends Saved> {
  /** What another writer saved; null for no conflict. */
  theirs: Kept | null;
  restoring: { busy: boolean; send: (restore: Restore) => void };
  differencesOf: (theirs: Kept) => readonly Difference[];
  onTakeTheirs: (theirs: Kept) => void;
  onKeepMine: (theirs: Kept) => void;
}

/** What another writer did with a record that is deleted softly: it was changed, or deleted and can be restored. */
export function RecordConflict<Kept extends Saved & { isActive: boolean }>({
  theirs,
  restoring,
  differencesOf,
  onTakeTheirs,
  onKeepMine,
}: RecordConflictProps<Kept>) {
  if (theirs === null) return null;
  if (!theirs.isActive) {
    const restore = { params: { id: theirs.id }, headers: { 'if-match': theirs.version } };
    return <DeletedNotice busy={restoring.busy} onRestore={() => restoring.send(restore)} />;
  }
  return (
    <ConflictNotice
      differences={differencesOf(theirs)}
      onTakeTheirs={() => onTakeTheirs(theirs)}
      onKeepMine={() => onKeepMine(theirs)}
    />
  );
}
