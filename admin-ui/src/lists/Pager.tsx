import { Button, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  margin-top: ${space(4)};
`;

const Position = styled.p`
  min-width: 8em;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

interface PagerProps {
  /** 0-based. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Page controls, only where there is more than one page; shown counting from 1. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useTranslation();
  if (pages <= 1) return null;
  return (
    <Root aria-label={t('app.pages.label')}>
      <Button variant="secondary" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('app.pages.previous')}
      </Button>
      <Position>{t('app.pages.position', { page: page + 1, pages })}</Position>
      <Button variant="secondary" disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
        {t('app.pages.next')}
      </Button>
    </Root>
  );
}
