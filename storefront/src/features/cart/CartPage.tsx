import { cartTotals } from '@pickup/contract';
import { ButtonLink, color, EmptyState, fontSize, space, useTranslation } from '@pickup/web';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { CartCheckProvider, useCartCheck } from '../../cart-store/cart-check.js';
import { useCart, useCartDocument } from '../../cart-store/cart-context.js';
import { Columns, Panel, PanelHeading, SideStack, Stack } from '../../page-parts/panels.js';
import { ChangedLineSheet } from '../../cart-view/ChangeLine.js';
import { ChangesNotice } from '../../cart-view/ChangesNotice.js';
import { CheckNote } from '../../cart-view/CheckNote.js';
import { CartLines } from '../../cart-view/CartLines.js';
import { DealBanner, useDealCheck } from '../../cart-view/DealBanner.js';
import { OrderNote } from '../../cart-view/OrderNote.js';
import { PickupInfo } from '../../cart-view/PickupInfo.js';
import { TotalsList } from '../../cart-view/TotalsList.js';
import { Head } from '../../head/Head.js';
import { Drawing } from '../../page-parts/Drawing.js';
import { Page, PageHeading } from '../../page-parts/Page.js';
import { CartRow } from './CartRow.js';
import { CheckoutButton } from './CheckoutButton.js';

/** In px. */
const SCROLL_HEIGHT = 500;

const Actions = styled.div`
  display: grid;
  gap: ${space(1.5)};
  margin-top: ${space(3)};
`;

const Hint = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  font-size: ${fontSize('xs')};
  font-weight: 600;
  text-align: center;
  color: ${color('highlight')};
`;

/** The cart. While a placed order's confirmation is not closed, checkout shows it, so that nobody orders it again. */
export default function CartPage() {
  const { t } = useTranslation();
  const { items } = useCart();
  const { placed } = useCartDocument();
  if (placed !== null) return <Navigate to="/checkout" replace />;
  return (
    <Page>
      <Head title={t('cart.title')} path="/cart" />
      {items.length === 0 ? (
        <EmptyState
          as="h1"
          art={<Drawing name="empty-bag" />}
          title={t('cart.empty')}
          text={t('cart.emptyText')}
          action={
            <ButtonLink to="/menu" $size="main">
              {t('cart.browseMenu')}
            </ButtonLink>
          }
        />
      ) : (
        <CartCheckProvider>
          <FullCart />
        </CartCheckProvider>
      )}
      <ChangedLineSheet />
    </Page>
  );
}

function FullCart() {
  const { t } = useTranslation();
  const { items } = useCart();
  const { offered } = useCartCheck();
  const { isValid } = useDealCheck();
  return (
    <>
      <PageHeading tabIndex={-1}>{t('cart.title')}</PageHeading>
      <Columns>
        <Stack>
          <ChangesNotice />
          <CheckNote />
          <DealBanner />
          <Panel>
            <CartLines lines={items} scrollHeight={SCROLL_HEIGHT} label={t('cart.items')}>
              {(line) => <CartRow line={line} />}
            </CartLines>
          </Panel>
        </Stack>
        <SideStack>
          <Panel as="section" aria-labelledby="order-summary">
            <PanelHeading id="order-summary">{t('cart.summary.title')}</PanelHeading>
            <TotalsList totals={cartTotals(offered)} former={cartTotals(items)} />
            <Actions>
              <OrderNote />
              <CheckoutButton hintId="checkout-hint" />
              {!isValid && <Hint id="checkout-hint">{t('cart.checkoutHint')}</Hint>}
              <ButtonLink to="/menu" $variant="secondary" $wide>
                {t('cart.continue')}
              </ButtonLink>
            </Actions>
          </Panel>
          <PickupInfo />
        </SideStack>
      </Columns>
    </>
  );
}
