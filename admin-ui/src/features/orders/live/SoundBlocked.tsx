import { AlertIcon, Button, color, fontSize, radius, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(2)};
  margin-bottom: ${space(2)};
  padding: ${space(2)};
  background: ${color('dangerWash')};
  border: 2px solid ${color('danger')};
  border-radius: ${radius('card')};
  color: ${color('onDangerWash')};
`;

const Words = styled.p`
  flex: 1 1 200px;
  font-size: ${fontSize('lg')};
  font-weight: 650;
  line-height: 1.3;
`;

const TurnOn = styled(Button)`
  flex: 0 1 320px;
  min-height: 64px;
  font-size: ${fontSize('xl')};
`;

/** A board that cannot ring says so, and how to let it. */
export function SoundBlocked({ onTurnOn }: { onTurnOn: () => void }) {
  const { t } = useTranslation();
  return (
    <Root role="alert">
      <AlertIcon size={32} />
      <Words>{t('orders.sound.blocked')}</Words>
      <TurnOn size="main" onClick={onTurnOn}>
        {t('orders.sound.turnOn')}
      </TurnOn>
    </Root>
  );
}
