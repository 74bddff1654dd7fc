import { Button, color, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import type { AllDayRow } from '../all-day/all-day.js';

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  padding: 4px 16px;
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
  font-weight: 650;
`;

/** Says that only the orders with a dish are shown, and leads back to all of them. */
export function DishFilter({ dish: { name, quantity, orderIds }, onClose }: { dish: AllDayRow; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Root role="status">
      {t('board.allDay.filtered', { name, quantity, count: orderIds.size })}
      <Button variant="secondary" onClick={onClose}>
        {t('board.allDay.showAll')}
      </Button>
    </Root>
  );
}
