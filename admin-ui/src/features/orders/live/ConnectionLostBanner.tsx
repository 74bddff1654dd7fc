import { AlertIcon, Button, color, fontSize, formatExactTime, media, space, useLanguage } from '@pickup/web';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styled, { css } from 'styled-components';
import { useRestaurant } from '../../../restaurant/useRestaurant.js';
import { Column } from '../../../screen/Screen.js';

const Root = styled.div<{ $above: boolean }>`
  background: ${color('accent')};
  color: ${color('onAccent')};
  ${({ $above }) =>
    $above &&
    css`
      position: fixed;
      inset: 0 0 auto;
      /* Over the dialog that asks to sign in again. */
      z-index: 60;
    `}
`;

const Row = styled(Column)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-height: 72px;
  padding-block: ${space(1.5)};
  ${media.phone} {
    min-height: 0;
  }
`;

const Words = styled.p`
  flex: 1 1 240px;
  font-size: ${fontSize('lg')};
  font-weight: 700;
  line-height: 1.3;
`;

const More = styled.span`
  display: block;
  font-size: ${fontSize('sm')};
  font-weight: 500;
`;

const Try = styled(Button)`
  min-height: 56px;
  color: ${color('ink')};
`;

interface ConnectionLostBannerProps {
  /** When the server last sent anything, in milliseconds; null for never. */
  heardAt: number | null;
  onRetry: () => void;
}

/** Says that the board has been disconnected for a while, large enough to be seen from afar. */
export function ConnectionLostBanner({ heardAt, onRetry }: ConnectionLostBannerProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  return (
    <Root role="alert" $above={false}>
      <Row>
        <AlertIcon size={32} />
        <Words>
          {t('orders.board.lost')}
          {heardAt !== null && (
            <More>{t('orders.board.lostSince', { time: formatExactTime(heardAt, { language, timeZone }) })}</More>
          )}
        </Words>
        <Try variant="secondary" size="main" onClick={onRetry}>
          {t('orders.board.tryNow')}
        </Try>
      </Row>
    </Root>
  );
}

/** Says that the session has ended and with it the board; shown above the sign-in dialog. */
export function SignedOutBanner() {
  const { t } = useTranslation();
  return createPortal(
    // Live regions are read out even while a dialog is open.
    <Root role="alert" aria-live="assertive" $above>
      <Row>
        <AlertIcon size={32} />
        <Words>
          {t('orders.board.signedOut')}
          <More>{t('orders.board.signedOutHow')}</More>
        </Words>
      </Row>
    </Root>,
    document.body,
  );
}
