import { formatExactTime, fontSize, media, radius, space, useLanguage, type ColorName } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useRestaurant } from '../../../restaurant/useRestaurant.js';
import type { Link, LinkState } from './connection.js';

const TONES = {
  connecting: 'soft',
  live: 'leaf',
  reconnecting: 'danger',
  lost: 'danger',
} as const satisfies Record<LinkState, ColorName>;

const Root = styled.p<{ $tone: ColorName }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  font-size: ${fontSize('xs')};
  font-weight: 650;
  line-height: 1.25;
  text-align: right;
  font-variant-numeric: tabular-nums;
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

interface LinkBadgeProps {
  link: Link;
  /** Since when the list could not be read, in milliseconds; null while it can. */
  outdatedSince: number | null;
}

/** Shows whether the board receives events, and whether its list could be read. */
export function LinkBadge({ link: { state, heardAt }, outdatedSince }: LinkBadgeProps) {
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
