import { type PlacedOrder, phoneUrl, shortOrderNumber, toCents } from '@pickup/contract';
import {
  Badge,
  CheckIcon,
  color,
  font,
  fontSize,
  formatDateTime,
  media,
  Notice,
  radius,
  space,
  useLanguage,
  useTranslation,
  LocalWords,
  useLocalText,
} from '@pickup/web';
import styled from 'styled-components';
import type { Placed } from '../../cart-store/cart-document.js';
import { TotalsList } from '../../cart-view/TotalsList.js';
import { OrderedLines } from '../../order-view/OrderedLines.js';
import { OrderNumber } from '../../order-view/OrderNumber.js';
import { timeLabel, useReadyText } from '../../order-view/usePrintReceipt.js';
import { addressLine, mapsSearchUrl, useKnownRestaurant, useRestaurant } from '../../restaurant/useRestaurant.js';
import { OrderAddress } from './FollowOrder.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

const Ticket = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(1.5)};
  padding: ${space(2.5)} ${space(2)};
  border-radius: ${radius('field')};
  background: ${color('leafWash')};
  color: ${color('onLeafWash')};
  text-align: center;
`;

/** What its customer most wants to know, and what people say at the counter: like the two halves of a ticket. */
const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  width: 100%;
  & > * {
    padding-inline: ${space(2)};
  }
  & > :last-child {
    border-left: 2px dashed ${color('leaf')};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1.5)};
    & > * {
      padding-inline: 0;
    }
    & > :last-child {
      padding-top: ${space(1.5)};
      border-top: 2px dashed ${color('leaf')};
      border-left: 0;
    }
  }
`;

const Ready = styled.dl`
  dt {
    font-size: ${fontSize('xs')};
  }
  dd {
    font-family: ${font('heading')};
    font-weight: 600;
    font-size: ${fontSize('xxl')};
    line-height: 1.3;
    font-variant-numeric: tabular-nums lining-nums;
    text-wrap: balance;
  }
`;

const Number = styled(OrderNumber)`
  font-size: ${fontSize('xxl')};
  line-height: 1.3;
  color: inherit;
`;

const Instructions = styled.p`
  font-weight: 400;
  white-space: pre-line;
`;

const Small = styled.p`
  font-size: ${fontSize('xs')};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${space(2)} ${space(3)};
  /* The address with its instructions is the longest by far; an email address breaks within no word. */
  & > :is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }
  dt {
    font-size: ${fontSize('xs')};
    color: ${color('soft')};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Heading = styled.h3`
  margin-bottom: ${space(1)};
  font-size: ${fontSize('lg')};
`;

/** The note that the order is an earlier one, or that the cart holds other lines; null when neither. */
function noteOf({ earlier, keepsCart }: Placed) {
  if (keepsCart) return earlier ? 'checkout.confirmation.earlierKept' : 'checkout.confirmation.kept';
  return earlier ? 'checkout.confirmation.earlier' : null;
}

/** Where the order is collected, and whom to call. */
function PickupFacts() {
  const { t } = useTranslation();
  const restaurant = useKnownRestaurant();
  const local = useLocalText();
  if (restaurant === null) return null;
  const instructions = local(restaurant, 'specialInstructions');
  return (
    <>
      <div>
        <dt>{t('checkout.confirmation.location')}</dt>
        <dd>
          <a href={mapsSearchUrl(restaurant)} target="_blank" rel="noreferrer">
            {restaurant.name}, {addressLine(restaurant)}
          </a>
          {instructions.text && (
            <Instructions>
              <LocalWords words={instructions} />
            </Instructions>
          )}
        </dd>
      </div>
      {restaurant.phone && (
        <div>
          <dt>{t('checkout.confirmation.phone')}</dt>
          <dd>
            <a href={phoneUrl(restaurant.phone)}>{restaurant.phone}</a>
          </dd>
        </div>
      )}
    </>
  );
}

interface ConfirmationContentProps {
  order: PlacedOrder;
  placed: Placed;
}

/** The content of the confirmation. */
export function ConfirmationContent({ order, placed }: ConfirmationContentProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { info } = useRestaurant();
  const ready = useReadyText(order);
  const note = noteOf(placed);
  return (
    <Root>
      {note && <Notice>{t(note)}</Notice>}
      <Ticket>
        <Badge $tone="leaf">
          <CheckIcon size={16} />
          {t('checkout.confirmation.badge')}
        </Badge>
        <Halves>
          <Ready>
            <dt>{t(timeLabel(order))}</dt>
            <dd>{ready}</dd>
          </Ready>
          <div>
            <Small>{t('order.number')}</Small>
            <Number aria-hidden="true">{shortOrderNumber(order.orderNumber)}</Number>
            <Small>
              <b>{order.orderNumber}</b>
            </Small>
          </div>
        </Halves>
        <Small>
          {t('checkout.confirmation.placed', {
            moment: formatDateTime(order.createdAt, { language, timeZone: info.timeZone }),
          })}
        </Small>
      </Ticket>
      <div>
        <Heading>{t('checkout.confirmation.items')}</Heading>
        <OrderedLines lines={order.items} />
        <TotalsList
          totals={{ subtotal: toCents(order.subtotal), tax: toCents(order.tax), total: toCents(order.total) }}
        />
      </div>
      <Facts>
        <PickupFacts />
        <div>
          <dt>{t('order.customer')}</dt>
          <dd>
            {order.customerName}
            <br />
            {order.customerEmail}
            <br />
            {order.customerPhone}
          </dd>
        </div>
      </Facts>
      <OrderAddress id={order.id} />
      {order.notes && (
        <div>
          <Heading>{t('order.notes')}</Heading>
          <p>{order.notes}</p>
        </div>
      )}
      <Notice>{t('order.bring', { number: shortOrderNumber(order.orderNumber) })}</Notice>
    </Root>
  );
}
