import { toCents, type TrackedOrder } from '@pickup/contract';
import { space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Columns, Panel, PanelHeading, SideStack, Stack } from '../../page-parts/panels.js';
import { TotalsList } from '../../cart-view/TotalsList.js';
import { OrderedLines } from '../../order-view/OrderedLines.js';
import { PageHeading } from '../../page-parts/Page.js';
import { OrderActions } from './OrderActions.js';
import { OrderSteps } from './OrderSteps.js';
import { PickupPanel } from './PickupPanel.js';
import { StatusHead } from './StatusHead.js';

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

interface OrderViewProps {
  order: TrackedOrder;
  /** When the last answer came, in milliseconds, while no newer one can be had. */
  staleSince: number | null;
}

/** Everything about an order: how far it is, what it is, and where to collect it. */
export function OrderView({ order, staleSince }: OrderViewProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading tabIndex={-1}>{t('tracking.pageTitle')}</PageHeading>
      <Columns>
        <Stack>
          <Status>
            <StatusHead order={order} staleSince={staleSince} />
            <OrderSteps order={order} />
            <OrderActions order={order} />
          </Status>
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
        </Stack>
        <SideStack>
          <PickupPanel order={order} />
        </SideStack>
      </Columns>
    </>
  );
}
