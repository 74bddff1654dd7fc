import { type PublicRestaurant, shortOrderNumber, type TrackedOrder, phoneUrl } from '@pickup/contract';
import {
  ButtonAnchor,
  color,
  font,
  fontSize,
  media,
  PhoneIcon,
  PinIcon,
  space,
  useTranslation,
  LocalWords,
  useLocalText,
} from '@pickup/web';
import styled, { createGlobalStyle, keyframes, useTheme } from 'styled-components';
import { useMoments } from '../../kitchen/moments.js';
import { useKitchen } from '../../kitchen/useKitchen.js';
import { addressLine, directionsUrl, useKnownRestaurant, useMoney } from '../../restaurant/useRestaurant.js';
import { OrderNotices, StaleNote } from './OrderNotices.js';

/** The bar and the line below it stand in the same green while the order is ready: their colours get other values. */
const GreenTop = createGlobalStyle`
  #root header, #root header ~ [role='status'] {
    --color-paper: ${color('readyScreen')};
    --color-card: ${color('readyScreen')};
    --color-sunk: ${color('readyScreen')};
    --color-leaf-wash: ${color('readyScreen')};
    --color-note-wash: ${color('readyScreen')};
    --color-ink: ${color('onReadyScreen')};
    --color-soft: ${color('onReadyScreen')};
    --color-accent: ${color('onReadyScreen')};
    --color-on-accent: ${color('readyScreen')};
    --color-on-leaf-wash: ${color('onReadyScreen')};
    --color-on-note-wash: ${color('onReadyScreen')};
    --color-edge: color-mix(in srgb, ${color('onReadyScreen')} 70%, transparent);
    --color-line: color-mix(in srgb, ${color('onReadyScreen')} 25%, transparent);
    color: ${color('onReadyScreen')};
  }
`;

const swell = keyframes`from { transform: scale(0.8); opacity: 0; }`;

const Ground = styled.section`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(2)};
  /* The window without the bar and the line below it. */
  min-height: calc(100vh - 109px);
  min-height: calc(100svh - 109px);
  padding: ${space(4)} ${space(3)};
  background: ${color('readyScreen')};
  color: ${color('onReadyScreen')};
  text-align: center;
  & :focus-visible {
    outline-color: ${color('onReadyScreen')};
  }
  ${media.phone} {
    min-height: calc(100vh - 101px);
    min-height: calc(100svh - 101px);
  }
`;

const Status = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
`;

const Sentence = styled.p`
  font-size: ${fontSize('lg')};
  font-weight: 700;
`;

/** As large as the screen allows, whatever the count of its digits: it is read across the counter. */
const Number = styled.p<{ $digits: number }>`
  font-family: ${font('heading')};
  font-weight: 600;
  font-size: min(${({ $digits }) => 132 / $digits}vw, 42vh, 26rem);
  line-height: 0.95;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums lining-nums;
  animation: ${swell} 500ms both;
`;

const Call = styled.p`
  font-family: ${font('heading')};
  font-weight: 600;
  font-size: ${fontSize('display')};
  line-height: 1.1;
  text-wrap: balance;
  ${media.phone} {
    font-size: ${fontSize('displayPhone')};
  }
`;

const Facts = styled.div`
  display: grid;
  gap: ${space(1)};
  max-width: 44ch;
  font-size: ${fontSize('lg')};
  & > p {
    text-wrap: balance;
  }
  ${media.phone} {
    font-size: ${fontSize('md')};
  }
`;

const Instructions = styled.p`
  max-width: 52ch;
  font-size: ${fontSize('sm')};
  white-space: pre-line;
  text-wrap: balance;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1.5)};
  width: 100%;
  max-width: 520px;
  margin-top: ${space(1)};
  & > * {
    flex: 1 1 220px;
  }
`;

const Filled = styled(ButtonAnchor)`
  background: ${color('onReadyScreen')};
  color: ${color('readyScreen')};
  &:hover {
    background: ${color('onReadyScreen')};
    text-decoration: underline;
  }
`;

const Outlined = styled(ButtonAnchor)`
  background: transparent;
  border-color: currentColor;
  color: inherit;
  &:hover {
    border-color: currentColor;
    text-decoration: underline;
  }
`;

const Whole = styled.p`
  font-size: ${fontSize('sm')};
`;

/** The address, and until when somebody is there. */
function usePlace(restaurant: PublicRestaurant | null): string | null {
  const { t } = useTranslation();
  const { kitchen } = useKitchen();
  const { until } = useMoments();
  if (restaurant === null) return null;
  const address = addressLine(restaurant);
  return kitchen?.open && kitchen.closesAt !== null
    ? t('tracking.collect.openUntil', { address, until: until(kitchen.closesAt) })
    : address;
}

/** The order is ready: the screen is green, and its number can be read across a room. */
export function ReadyHero({ order, staleSince }: { order: TrackedOrder; staleSince: number | null }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const money = useMoney();
  const restaurant = useKnownRestaurant();
  const local = useLocalText();
  const instructions = restaurant && local(restaurant, 'specialInstructions');
  const { moment } = useMoments();
  const place = usePlace(restaurant);
  const number = shortOrderNumber(order.orderNumber);
  return (
    <Ground>
      <GreenTop theme={theme} />
      <Status role="status">
        <Sentence>{t('tracking.sentence.READY')}</Sentence>
        <Number $digits={number.length}>{number}</Number>
        <Call>{t('tracking.collect.come')}</Call>
      </Status>
      <Facts>
        <p>
          {order.total > 0 ? t('tracking.collect.pay', { total: money(order.total) }) : t('tracking.collect.sayNumber')}
        </p>
        {place !== null && <p>{place}</p>}
        <OrderNotices order={order} />
      </Facts>
      {restaurant !== null && (
        <Buttons>
          <Filled href={directionsUrl(restaurant)} target="_blank" rel="noreferrer" $size="main">
            <PinIcon size={18} />
            {t('tracking.collect.directions')}
          </Filled>
          {restaurant.phone !== null && (
            <Outlined href={phoneUrl(restaurant.phone)} $size="main">
              <PhoneIcon size={18} />
              {t('tracking.collect.call')}
            </Outlined>
          )}
        </Buttons>
      )}
      {instructions?.text && (
        <Instructions>
          <LocalWords words={instructions} />
        </Instructions>
      )}
      <Whole>
        {t('order.number')} {order.orderNumber}
        <br />
        {t('tracking.orderFor', { name: order.customerName, moment: moment(order.createdAt) })}
      </Whole>
      <StaleNote since={staleSince} />
    </Ground>
  );
}
