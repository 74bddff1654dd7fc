import type { OrderedLine } from '@pickup/contract';
import { color, fontSize, space, useTranslation, LocalWords } from '@pickup/web';
import styled from 'styled-components';
import { AllergenLine } from '../allergens/AllergenLine.js';
import { ChoiceBadges } from '../choices/ChoiceBadges.js';
import { useNamesOfOrder } from '../choices/names.js';
import { useMoney } from '../restaurant/useRestaurant.js';

const List = styled.ul`
  display: grid;
  gap: ${space(1.5)};
  margin-bottom: ${space(2)};
  padding-bottom: ${space(2)};
  border-bottom: 1px solid ${color('line')};
  font-size: ${fontSize('sm')};
  font-variant-numeric: tabular-nums;
  container: ordered-lines / inline-size;
  & > li {
    display: grid;
    grid-template-columns: 3ch minmax(0, 1fr) auto;
    gap: ${space(1)};
    overflow-wrap: anywhere;
  }
  /* With large letters on a phone the sum has a row of its own. */
  @container ordered-lines (max-width: 14rem) {
    & > li {
      grid-template-columns: 3ch minmax(0, 1fr);
    }
    & > li > :last-child {
      grid-column: 2;
      justify-self: end;
    }
  }
`;

const Count = styled.b`
  font-weight: 700;
`;

const Name = styled.span`
  font-weight: 600;
`;

/** The lines of an order: quantity, name, customizations, allergens and sum. */
export function OrderedLines({ lines }: { lines: readonly OrderedLine[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const names = useNamesOfOrder();
  return (
    <List>
      {lines.map((line, position) => (
        // The same dish may be here twice with other customizations; an order's lines never change their order.
        <li key={position}>
          <Count>{line.quantity}×</Count>
          <div>
            <Name>
              <LocalWords words={names.name(line)} />
            </Name>
            <ChoiceBadges
              label={t('cart.customizations', { name: names.name(line).text })}
              customizations={names.wishes(line)}
            />
            <AllergenLine {...line} />
          </div>
          <span>{line.itemType === 'deal' && line.totalPrice === 0 ? t('deals.free') : money(line.totalPrice)}</span>
        </li>
      ))}
    </List>
  );
}
