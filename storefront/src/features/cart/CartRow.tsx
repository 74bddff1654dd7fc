import { fromCents, lineTotal, ORDER_LIMITS, toCents, type CartLine } from '@pickup/contract';
import {
  color,
  focusPageHeading,
  fontSize,
  IconButton,
  media,
  Picture,
  Price,
  QuantityStepper,
  radius,
  space,
  toast,
  TrashIcon,
} from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useCartActions, useCartDocument } from '../../cart-store/cart-context.js';
import type { LineCheck } from '../../cart-store/useCartCheck.js';
import { LineNotes } from '../../cart-view/LineNotes.js';
import { useMoney, useRestaurant } from '../../restaurant/useRestaurant.js';

const Row = styled.div`
  display: grid;
  grid-template: 'picture words steps sum remove' auto / 88px minmax(0, 1fr) auto 96px 44px;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  ${media.phone} {
    grid-template:
      'picture words remove' auto
      'steps steps sum' auto / 72px minmax(0, 1fr) auto;
    gap: ${space(1.5)};
  }
`;

const Frame = styled.div`
  grid-area: picture;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${radius('field')};
  ${media.phone} {
    align-self: start;
  }
`;

const Words = styled.div`
  grid-area: words;
  min-width: 0;
`;

const Name = styled.h2`
  font-size: ${fontSize('lg')};
`;

const Each = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

const Steps = styled.div`
  grid-area: steps;
`;

const Sum = styled.div`
  grid-area: sum;
  text-align: right;
`;

const Remove = styled(IconButton)`
  grid-area: remove;
  color: ${color('soft')};
  ${media.phone} {
    place-self: start end;
    margin: calc(-1 * ${space(1)}) calc(-1 * ${space(1)}) 0 0;
  }
`;

interface CartRowProps {
  line: CartLine;
  index: number;
  check: LineCheck;
}

/** One line: picture, name, unit price, customizations, quantity, line total, remove (specification 2, cart). */
export function CartRow({ line, index, check }: CartRowProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { currencySymbol } = useRestaurant().info;
  const { setQuantity, remove, putBack } = useCartActions();
  const { attempt } = useCartDocument();
  const { name, price, quantity } = line;

  const takeOut = () => {
    remove(line);
    // The button that had the focus goes with its row.
    focusPageHeading();
    toast.success(t('cart.toast.removed'), {
      description: t('cart.toast.removedText', { name }),
      durationMs: 6000,
      action: { label: t('cart.toast.undo'), onClick: () => putBack(line, index, attempt) },
    });
  };
  const change = (next: number) => (next <= 0 ? takeOut() : setQuantity(line, next));

  return (
    <Row>
      <Frame>
        <Picture src={line.imageUrl} alt="" width={640} height={480} sizes="120px" eager />
      </Frame>
      <Words>
        <Name>{name}</Name>
        <Each>{t('cart.each', { price: money(price) })}</Each>
        <LineNotes line={line} check={check} />
      </Words>
      <Steps>
        <QuantityStepper
          value={quantity}
          max={ORDER_LIMITS.quantity}
          onChange={change}
          labels={{
            group: t('cart.quantity', { name }),
            decrease: t('cart.decrease', { name }),
            increase: t('cart.increase', { name }),
          }}
        />
      </Steps>
      <Sum>
        <Price amount={fromCents(lineTotal(toCents(price), quantity))} symbol={currencySymbol} size="lg" />
      </Sum>
      <Remove variant="quiet" aria-label={t('cart.remove', { name })} onClick={takeOut}>
        <TrashIcon />
      </Remove>
    </Row>
  );
}
