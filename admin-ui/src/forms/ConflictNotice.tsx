import { Button, fontSize, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Notice, NoticeTitle } from './Notice.js';

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
    <Notice>
      <NoticeTitle>{t('app.form.conflict.title')}</NoticeTitle>
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
            {differences.map(({ label, mine, theirs }) => (
              <tr key={label}>
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
    </Notice>
  );
}
