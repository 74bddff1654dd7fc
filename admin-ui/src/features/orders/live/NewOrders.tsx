import { shortOrderNumber, type AdminOrder } from '@pickup/contract';
import { Button, color, font, fontSize, media, radius, space, useNow } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useMoney } from '../../../restaurant/useRestaurant.js';
import { guarded } from './press-guard.js';

const MINUTE_MS = 60_000;

const Root = styled.section`
  margin-bottom: ${space(2)};
  background: ${color('saffron')};
  border-radius: ${radius('card')};
  color: ${color('onSaffron')};
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(2)};
  padding: ${space(1.5)} ${space(2)};
`;

const Title = styled.h2`
  font-family: ${font('body')};
  font-size: ${fontSize('lg')};
  font-weight: 700;
  letter-spacing: 0;
`;

const List = styled.ol`
  /* Four and a half rows: the cut one shows that there are more. */
  max-height: 275px;
  ${media.phone} {
    max-height: 424px;
  }
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(60px, auto) minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  padding: ${space(1)} ${space(2)};
  border-top: 1px solid color-mix(in srgb, currentcolor 22%, transparent);
  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

const OrderNumber = styled.b`
  font-family: ${font('heading')};
  font-size: ${fontSize('xxl')};
  line-height: 1;
  font-variant-numeric: tabular-nums lining-nums;
`;

const Name = styled.span`
  overflow: hidden;
  font-size: ${fontSize('lg')};
  font-weight: 650;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Facts = styled.span`
  font-weight: 650;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

const Buttons = styled.div`
  display: flex;
  gap: ${space(1)};
  ${media.phone} {
    grid-column: 1 / -1;
    & > * {
      flex: 1;
    }
  }
`;

/* Saffron is the same in light and dark mode, and so are the colours on it. */
const Plain = styled(Button)`
  background: transparent;
  border-color: currentcolor;
  color: ${color('onSaffron')};
  &:hover {
    background: color-mix(in srgb, currentcolor 12%, transparent);
  }
`;

const Strong = styled(Plain)`
  background: ${color('onSaffron')};
  border-color: ${color('onSaffron')};
  color: ${color('saffron')};
  &:hover {
    background: color-mix(in srgb, ${color('onSaffron')} 85%, ${color('saffron')});
  }
`;

const All = styled(Strong)`
  min-height: 56px;
  margin-left: auto;
  ${media.phone} {
    width: 100%;
  }
`;

const Hidden = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
  font-weight: 600;
`;

interface NewOrdersProps {
  /** Oldest first. */
  orders: readonly AdminOrder[];
  /** How many of them the list below does not show: its filter, search or page leaves them out. */
  hidden: number;
  onShow: () => void;
  onOpen: (order: AdminOrder) => void;
  onSee: (orders: readonly AdminOrder[]) => void;
}

/** The unopened orders, above the list whatever its filter shows. */
export function NewOrders({ orders, hidden, onShow, onOpen, onSee }: NewOrdersProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const now = useNow();
  if (orders.length === 0) return null;
  const since = ({ createdAt }: AdminOrder) => {
    const minutes = Math.floor((now - Date.parse(createdAt)) / MINUTE_MS);
    return minutes < 1 ? t('orders.board.justNow') : t('orders.board.since', { count: minutes });
  };
  return (
    <Root aria-labelledby="new-orders">
      <Head {...guarded(orders.map(({ id }) => id).join(' '))}>
        <Title id="new-orders">{t('orders.board.waiting', { count: orders.length })}</Title>
        {hidden > 0 && (
          <Hidden>
            {t('orders.board.hidden', { count: hidden })}
            <Plain onClick={onShow}>{t('orders.board.show')}</Plain>
          </Hidden>
        )}
        {orders.length > 1 && (
          <All size="main" onClick={() => onSee(orders)}>
            {t('orders.board.seeAll')}
          </All>
        )}
      </Head>
      <List tabIndex={orders.length > 4 ? 0 : undefined}>
        {orders.map((order) => {
          const number = shortOrderNumber(order.orderNumber);
          return (
            <Row key={order.id}>
              <OrderNumber>{number}</OrderNumber>
              <Name>{order.customerName}</Name>
              <Facts>
                {money(order.total)} · {since(order)}
              </Facts>
              <Buttons {...guarded(order.id)}>
                <Plain aria-label={t('orders.board.seeOf', { number })} onClick={() => onSee([order])}>
                  {t('orders.board.see')}
                </Plain>
                <Strong aria-label={t('orders.board.openOf', { number })} onClick={() => onOpen(order)}>
                  {t('orders.board.open')}
                </Strong>
              </Buttons>
            </Row>
          );
        })}
      </List>
    </Root>
  );
}
