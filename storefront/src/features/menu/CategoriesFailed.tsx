import { Button, Notice, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';

const Line = styled(Notice)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  margin-top: ${space(2)};
`;

interface CategoriesFailedProps {
  isFetching: boolean;
  onRetry: () => void;
}

/** Above dishes whose categories could not be loaded: without them the list would seem to have none. */
export function CategoriesFailed({ isFetching, onRetry }: CategoriesFailedProps) {
  const { t } = useTranslation();
  return (
    <Line role="status">
      {t('app.listFailed.categories')}
      <Button variant="secondary" busy={isFetching} busyLabel={t('app.listFailed.retrying')} onClick={onRetry}>
        {t('app.tryAgain')}
      </Button>
    </Line>
  );
}
