import { Button, color, radius, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  margin-bottom: ${space(2)};
  padding: ${space(1)} ${space(1)} ${space(1)} ${space(2)};
  background: ${color('saffron')};
  border-radius: ${radius('control')};
  color: ${color('onSaffron')};
  font-weight: 650;
`;

interface ArrivalBarProps {
  /** New orders that the present filter, search or page hides. */
  count: number;
  onShow: () => void;
}

/** A new order must not hide behind a filter. */
export function ArrivalBar({ count, onShow }: ArrivalBarProps) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Root>
      {t('orders.arrived', { count })}
      <Button variant="secondary" onClick={onShow}>
        {t('orders.showArrived')}
      </Button>
    </Root>
  );
}
