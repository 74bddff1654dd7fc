import {
  EmptyState,
  ButtonLink,
  BackIcon,
  color,
  fontSize,
  space,
  TABLET_DOWN_QUERY,
  useMediaQuery,
  useTranslation,
} from '@pickup/web';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { loadCode } from '../../page-parts/load-code.js';
import { CartCheckProvider } from '../../cart-store/cart-check.js';
import { useCart, useCartDocument } from '../../cart-store/cart-context.js';
import { Columns, SideStack, Stack } from '../../page-parts/panels.js';
import { ChangedLineSheet } from '../../cart-view/ChangeLine.js';
import { ChangesNotice } from '../../cart-view/ChangesNotice.js';
import { CheckNote } from '../../cart-view/CheckNote.js';
import { DealBanner } from '../../cart-view/DealBanner.js';
import { PickupInfo } from '../../cart-view/PickupInfo.js';
import { Head } from '../../head/Head.js';
import { Drawing } from '../../page-parts/Drawing.js';
import { Page, PageHeading } from '../../page-parts/Page.js';
import { CheckoutSummary } from './CheckoutSummary.js';
import { OrderForm } from './OrderForm.js';
import { PickupPicker } from './PickupPicker.js';

const loadConfirmation = () => loadCode(() => import('./Confirmation.js'));
const Confirmation = lazy(loadConfirmation);

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 44px;
  font-size: ${fontSize('sm')};
  font-weight: 600;
  color: ${color('soft')};
  &:hover {
    color: ${color('ink')};
  }
`;

/** Checkout. From the placing of the order until Done it shows the confirmation, after a reload too. */
export default function CheckoutPage() {
  const { t } = useTranslation();
  const head = <Head title={t('checkout.title')} path="/checkout" />;
  const { items } = useCart();
  const { placed } = useCartDocument();
  const [leaving, setLeaving] = useState(false);
  const isNarrow = useMediaQuery(TABLET_DOWN_QUERY);

  // Before it is needed: an order that was placed must not end in a page that could not be loaded.
  useEffect(() => void loadConfirmation().catch(() => undefined), []);

  if (leaving) return <Page />;
  if (placed !== null) {
    return (
      <Page>
        {head}
        <PageHeading tabIndex={-1}>{t('checkout.title')}</PageHeading>
        <Suspense fallback={null}>
          <Confirmation placed={placed} onDone={() => setLeaving(true)} />
        </Suspense>
      </Page>
    );
  }
  return (
    <Page>
      {head}
      {items.length === 0 ? (
        <EmptyState
          as="h1"
          art={<Drawing name="empty-bag" />}
          title={t('checkout.empty')}
          text={t('checkout.emptyText')}
          action={
            <ButtonLink to="/cart" $size="main">
              {t('checkout.backToCart')}
            </ButtonLink>
          }
        />
      ) : (
        <CartCheckProvider>
          <Back to="/cart">
            <BackIcon size={18} />
            {t('checkout.backToCart')}
          </Back>
          <PageHeading tabIndex={-1}>{t('checkout.title')}</PageHeading>
          <Columns>
            <Stack>
              <ChangesNotice />
              <CheckNote />
              <DealBanner compact />
              <PickupPicker />
              {isNarrow && <CheckoutSummary isFolded />}
              <OrderForm />
            </Stack>
            <SideStack>
              {!isNarrow && <CheckoutSummary />}
              <PickupInfo />
            </SideStack>
          </Columns>
        </CartCheckProvider>
      )}
      <ChangedLineSheet />
    </Page>
  );
}
