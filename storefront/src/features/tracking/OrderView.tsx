import {
  isCorrectable,
  type PublicRestaurant,
  toCents,
  type TrackedOrder,
  phoneUrl,
  shortOrderNumber,
} from '@pickup/contract';
import {
  ButtonAnchor,
  media,
  Notice,
  PhoneIcon,
  PinIcon,
  space,
  VisuallyHidden,
  useTranslation,
  LocalWords,
  useLocalText,
} from '@pickup/web';
import styled from 'styled-components';
import { TotalsList } from '../../cart-view/TotalsList.js';
import { useReadySignal } from '../../my-orders/useReadySignal.js';
import { OrderedLines } from '../../order-view/OrderedLines.js';
import { Page } from '../../page-parts/Page.js';
import { Columns, Panel, PanelHeading, SideStack, Stack } from '../../page-parts/panels.js';
import { addressLine, directionsUrl, useKnownRestaurant } from '../../restaurant/useRestaurant.js';
import { OrderNotifications } from './OrderNotifications.js';
import { OrderActions } from './OrderActions.js';
import { OrderSteps } from './OrderSteps.js';
import { ReadyHero } from './ReadyHero.js';
import { StatusHero } from './StatusHero.js';

const Box = styled(Panel)`
  display: grid;
  gap: ${space(2)};
  address {
    font-style: normal;
    overflow-wrap: anywhere;
  }
`;

const Heading = styled(PanelHeading)`
  margin-bottom: 0;
`;

const Instructions = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  & > * {
    flex: 1 1 200px;
  }
`;

/** Where the order is collected, with what the owner says of it. */
function PickupPlace({ restaurant }: { restaurant: PublicRestaurant }) {
  const instructions = useLocalText()(restaurant, 'specialInstructions');
  return (
    <>
      <address>
        <b>{restaurant.name}</b>
        <br />
        {addressLine(restaurant)}
      </address>
      {instructions.text && (
        <Instructions>
          <LocalWords words={instructions} />
        </Instructions>
      )}
    </>
  );
}

/** The pickup address with directions and phone, while the order is on its way. */
function PickupPanel({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const restaurant = useKnownRestaurant();
  return (
    <Box as="section" aria-labelledby="pickup">
      <Heading id="pickup">{t('tracking.pickup')}</Heading>
      {restaurant && <PickupPlace restaurant={restaurant} />}
      <Notice $tone="plain">{t('order.bring', { number: shortOrderNumber(order.orderNumber) })}</Notice>
      {restaurant && (
        <Buttons>
          <ButtonAnchor href={directionsUrl(restaurant)} target="_blank" rel="noreferrer" $variant="secondary">
            <PinIcon size={18} />
            {t('tracking.directions')}
          </ButtonAnchor>
          {restaurant.phone && (
            <ButtonAnchor href={phoneUrl(restaurant.phone)} $variant="secondary">
              <PhoneIcon size={18} />
              {t('tracking.call', { phone: restaurant.phone })}
            </ButtonAnchor>
          )}
        </Buttons>
      )}
    </Box>
  );
}

const Notes = styled.div`
  margin-top: ${space(3)};
  h3 {
    margin-bottom: ${space(0.5)};
  }
  p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Status = styled(Panel)`
  display: grid;
  gap: ${space(3)};
`;

/** The lines and sums of the order, and what its customer wrote. */
function LinesPanel({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  return (
    <Panel as="section" aria-labelledby="ordered">
      <PanelHeading id="ordered">{t('tracking.lines')}</PanelHeading>
      <OrderedLines lines={order.items} />
      <TotalsList
        totals={{ subtotal: toCents(order.subtotal), tax: toCents(order.tax), total: toCents(order.total) }}
      />
      {order.notes && (
        <Notes>
          <h3>{t('order.notes')}</h3>
          <p>{order.notes}</p>
        </Notes>
      )}
    </Panel>
  );
}

/** Right below the coloured ground. */
const Parts = styled(Columns)`
  margin-top: 0;
`;

/** Of an order that is over, what can be done comes first; beside its lines where they leave room. */
const Next = styled(SideStack)`
  ${media.desktop} {
    grid-area: 1 / 2;
  }
`;

interface OrderViewProps {
  order: TrackedOrder;
  /** When the last answer came, in milliseconds, while newer ones fail; else null. */
  staleSince: number | null;
}

/** An order's status, its lines, and where to collect it. */
export function OrderView({ order, staleSince }: OrderViewProps) {
  const { t } = useTranslation();
  const { status } = order;
  // The green screen says where to collect it; an order that is over is not collected.
  const isAhead = isCorrectable(status);
  // The one step of a cancelled order, of which nothing is left to do, is small enough for the side.
  const isCancelled = status === 'CANCELLED';
  const isCollected = status === 'COMPLETED';
  useReadySignal(order);
  const actions = (
    <Panel>
      <OrderActions order={order} />
    </Panel>
  );
  const progress = (
    <Status>
      <OrderSteps order={order} />
      <OrderNotifications order={order} />
      {isAhead && <OrderActions order={order} />}
    </Status>
  );
  return (
    <>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {t('tracking.pageTitle')}
      </VisuallyHidden>
      {status === 'READY' ? (
        <ReadyHero order={order} staleSince={staleSince} />
      ) : (
        <StatusHero order={order} status={status} staleSince={staleSince} />
      )}
      <Page>
        <Parts>
          {isCollected && <Next>{actions}</Next>}
          <Stack>
            {!isCancelled && progress}
            <LinesPanel order={order} />
          </Stack>
          {!isCollected && (
            <SideStack>
              {isCancelled && progress}
              {isAhead && <PickupPanel order={order} />}
              {status === 'READY' && actions}
            </SideStack>
          )}
        </Parts>
      </Page>
    </>
  );
}
