import { Button, focusPageHeading, Notice, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';

const Line = styled(Notice)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  margin-top: ${space(2)};
`;

/** Above dishes whose categories could not be loaded: without it the menu would seem to have none. It goes while they are asked for again. */
export function CategoriesFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const retry = () => {
    onRetry();
    // The focused button is removed.
    focusPageHeading();
  };
  return (
    <Line role="status">
      {t('app.listFailed.categories')}
      <Button variant="secondary" onClick={retry}>
        {t('app.tryAgain')}
      </Button>
    </Line>
  );
}
