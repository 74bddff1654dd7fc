import { color, fontSize, radius, space, Button, useTranslation } from '@pickup/web';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Saved } from './edit-conflict.js';

/** Where a form says what somebody else has done meanwhile. */
export const ConflictBox = styled.section`
  display: grid;
  gap: ${space(1.5)};
  margin-bottom: ${space(2.5)};
  padding: ${space(2)};
  border-radius: ${radius('field')};
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
`;

const Root = styled(ConflictBox)`
  justify-items: start;
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
