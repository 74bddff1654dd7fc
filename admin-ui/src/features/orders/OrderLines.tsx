import type { AdminOrderLine } from '@pickup/contract';
import { color, fontSize, space } from '@pickup/web';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(2.25rem, auto) minmax(0, 1fr) auto;
  gap: 0 ${space(1)};
  font-size: ${fontSize('lg')};
  line-height: 1.3;
`;

const Quantity = styled.b`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

const Dish = styled.span`
  overflow-wrap: anywhere;
`;

const Customizations = styled.span`
  grid-column: 2;
  color: ${color('highlight')};
  font-size: ${fontSize('md')};
  font-weight: 650;
  overflow-wrap: anywhere;
`;

const Allergens = styled.span`
  grid-column: 2;
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
`;

interface OrderLinesProps {
  lines: readonly AdminOrderLine[];
  /** What is in a line, in words. */
  allergens?: (line: AdminOrderLine) => string;
  /** What stands at the end of a line, e.g. its price. */
  aside?: (line: AdminOrderLine) => ReactNode;
}

/** What to cook: how many of what, and what the guest wants different in a colour of its own. */
export const OrderLines = ({ lines, allergens, aside }: OrderLinesProps) => (
  <List>
    {lines.map((line) => (
      <Line key={line.id}>
        <Quantity>{line.quantity}×</Quantity>
        <Dish>{line.menuItemName}</Dish>
        {aside?.(line)}
        {line.customizations.length > 0 && <Customizations>{line.customizations.join(' · ')}</Customizations>}
        {allergens && <Allergens>{allergens(line)}</Allergens>}
      </Line>
    ))}
  </List>
);
