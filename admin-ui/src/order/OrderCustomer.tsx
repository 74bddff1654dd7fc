import { isErasedEmail, type AdminOrder } from '@pickup/contract';
import { color, fontSize, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { EmailLink, PhoneLink } from './order-parts.js';

const Contact = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
`;

const Name = styled.p`
  font-size: ${fontSize('lg')};
  font-weight: 650;
  overflow-wrap: anywhere;
`;

const NoEmail = styled.p`
  align-self: center;
  color: ${color('soft')};
`;

/** Who collects an order, and how to reach them. */
export function OrderCustomer({ order }: { order: AdminOrder }) {
  const { t } = useTranslation();
  return (
    <>
      <Name>{order.customerName}</Name>
      {isErasedEmail(order.customerEmail) ? (
        <p>{t('orders.details.erased')}</p>
      ) : (
        <Contact>
          <PhoneLink phone={order.customerPhone} />
          {order.customerEmail === '' ? (
            <NoEmail>{t('orderEntry.noEmail')}</NoEmail>
          ) : (
            <EmailLink email={order.customerEmail} />
          )}
        </Contact>
      )}
    </>
  );
}
