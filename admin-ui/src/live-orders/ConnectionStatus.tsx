import {
  formatExactTime,
  fontSize,
  media,
  radius,
  space,
  useLanguage,
  AlertIcon,
  Button,
  color,
  type ColorName,
  useTranslation,
} from '@pickup/web';
import styled, { css } from 'styled-components';
import { createPortal } from 'react-dom';
import { useRestaurant } from '../restaurant/useRestaurant.js';
import type { Connection, ConnectionState } from './connection.js';
import { Band, BandRow, BandWords } from '../screen/Bands.js';
import { Column } from '../screen/Screen.js';

const TONES = {
  connecting: 'soft',
  live: 'leaf',
  reconnecting: 'danger',
  lost: 'danger',
} as const satisfies Record<ConnectionState, ColorName>;

const Root = styled.p<{ $tone: ColorName }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  font-size: ${fontSize('xs')};
  font-weight: 650;
  line-height: 1.25;
  text-align: right;
  font-variant-numeric: tabular-nums;
  /* A time or a word that breaks cannot be read at a glance. */
  overflow-wrap: normal;
  color: ${({ theme, $tone }) => theme.color[$tone]};
  ${media.phone} {
    max-width: 34vw;
  }
  &::before {
    content: '';
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: ${radius('round')};
    background: currentColor;
  }
`;

interface ConnectionBadgeProps {
  connection: Connection;
  /** Since when the list could not be read, in milliseconds; null while it can. */
  outdatedSince: number | null;
}

/** Shows whether the board receives events, and whether its list could be read. */
export function ConnectionBadge({ connection: { state, heardAt }, outdatedSince }: ConnectionBadgeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  const timeOf = (instant: number) => formatExactTime(instant, { language, timeZone });
  const isHearing = state === 'connecting' || state === 'live';
  if (isHearing && outdatedSince !== null)
    return <Root $tone="danger">{t('orders.outdated', { time: timeOf(outdatedSince) })}</Root>;
  if (isHearing) return <Root $tone={TONES[state]}>{t(`orders.board.${state}`)}</Root>;
  return (
    <Root $tone={TONES[state]}>
      {heardAt === null ? t('orders.board.neverHeard') : t('orders.board.reconnecting', { time: timeOf(heardAt) })}
    </Root>
  );
}

const BannerRoot = styled.div<{ $above: boolean }>`
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
  align-items: center;
  gap: ${space(1)} ${space(2)};
  & > svg,
  & > button {
    flex: none;
  }
  min-height: 56px;
  padding-block: ${space(0.5)};
  ${media.phone} {
    & > svg {
      display: none;
    }
  }
`;

const Words = styled.p`
  flex: 1;
  min-width: 0;
  font-size: ${fontSize('lg')};
  font-weight: 700;
  line-height: 1.25;
  ${media.phone} {
    font-size: ${fontSize('sm')};
  }
`;

const More = styled.span`
  margin-left: 0.5em;
  font-size: ${fontSize('sm')};
  font-weight: 500;
`;

/* A phone has no room to say it twice: the state of the connection says it too. */
const Since = styled(More)`
  ${media.phone} {
    display: none;
  }
`;

const Try = styled(Button)`
  color: ${color('ink')};
`;

interface ConnectionLostProps {
  /** When the server last sent anything, in milliseconds; null for never. */
  heardAt: number | null;
  onRetry: () => void;
}

/** That the board is not connected, since when, and the way to try again. */
function useConnectionLost({ heardAt, onRetry }: ConnectionLostProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant();
  return {
    words: (
      <>
        {t('orders.board.lost')}
        {heardAt !== null && (
          <Since>{t('orders.board.lostSince', { time: formatExactTime(heardAt, { language, timeZone }) })}</Since>
        )}
      </>
    ),
    button: (
      <Try variant="secondary" onClick={onRetry}>
        {t('orders.board.tryNow')}
      </Try>
    ),
  };
}

/** Says that the board has been disconnected for a while, large enough to be seen from afar. */
export function ConnectionLostBanner(props: ConnectionLostProps) {
  const { words, button } = useConnectionLost(props);
  return (
    <BannerRoot role="alert" $above={false}>
      <Row>
        <AlertIcon size={24} />
        <Words>{words}</Words>
        {button}
      </Row>
    </BannerRoot>
  );
}

const Lost = styled(Band)`
  background: ${color('accent')};
  color: ${color('onAccent')};
`;

/** The same in the row above a list. */
export function ConnectionLostBand(props: ConnectionLostProps) {
  const { words, button } = useConnectionLost(props);
  return (
    <Lost role="alert">
      <BandRow>
        <AlertIcon size={24} />
        <BandWords>{words}</BandWords>
        {button}
      </BandRow>
    </Lost>
  );
}

/** Says that the session has ended and with it the board; shown above the sign-in dialog. */
export function SignedOutBanner() {
  const { t } = useTranslation();
  return createPortal(
    // Live regions are read out even while a dialog is open.
    <BannerRoot role="alert" aria-live="assertive" $above>
      <Row>
        <AlertIcon size={32} />
        <Words>
          {t('orders.board.signedOut')}
          <More>{t('orders.board.signedOutHow')}</More>
        </Words>
      </Row>
    </BannerRoot>,
    document.body,
  );
}
