import { isCorrectable, type AdminOrderDetails } from '@pickup/contract';
import { Button, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { ConflictBox } from '../forms/ConflictNotice.js';
import { useMoney } from '../restaurant/useRestaurant.js';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

interface OrderConflictProps {
  /** The order as somebody else has left it; null while nobody has. */
  theirs: AdminOrderDetails | null;
  onTakeTheirs: (theirs: AdminOrderDetails) => void;
  onKeepMine: (theirs: AdminOrderDetails) => void;
}

/** Says that somebody else has moved or changed the order meanwhile, and lets the owner choose. */
export function OrderConflict({ theirs, onTakeTheirs, onKeepMine }: OrderConflictProps) {
  const { t } = useTranslation();
  const money = useMoney();
  if (!theirs) return null;
  const { status, total } = theirs;
  const words = { status: t(`orders.status.${status}`), total: money(total) };
  return (
    <ConflictBox role="alert">
      <p>{t(isCorrectable(status) ? 'orderEntry.conflict.changed' : 'orderEntry.conflict.tooLate', words)}</p>
      {isCorrectable(status) && (
        <Buttons>
          <Button variant="secondary" size="main" onClick={() => onTakeTheirs(theirs)}>
            {t('orderEntry.conflict.takeTheirs')}
          </Button>
          <Button variant="secondary" size="main" onClick={() => onKeepMine(theirs)}>
            {t('orderEntry.conflict.keepMine')}
          </Button>
        </Buttons>
      )}
    </ConflictBox>
  );
}
