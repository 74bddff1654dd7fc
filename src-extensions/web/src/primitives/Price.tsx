import { formatMoney } from '@pickup/contract';
import styled from 'styled-components';
import { color, font, fontSize } from '../theme/accessors.js';

const Amount = styled.span<{ $size: 'md' | 'lg' | 'xl' | 'xxl' }>`
  font-family: ${font('heading')};
  font-weight: 600;
  font-size: ${({ theme, $size }) => theme.fontSize[$size]};
  line-height: 1.2;
  white-space: nowrap;
  font-variant-numeric: tabular-nums lining-nums;
`;

const Struck = styled.s`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
  white-space: nowrap;
`;

interface PriceProps {
  /** Euros, as on the wire. */
  amount: number;
  symbol?: string;
  size?: 'md' | 'lg' | 'xl' | 'xxl';
}

/** A price (product.md, Prices); it is never wrapped. */
export const Price = ({ amount, symbol, size = 'xl' }: PriceProps) => (
  <Amount $size={size}>{formatMoney(amount, symbol)}</Amount>
);

/** A word in place of a price, e.g. FREE. */
export const PriceWord = Amount;

/** A crossed-out price: small and behind. */
export const StruckPrice = ({ amount, symbol }: Omit<PriceProps, 'size'>) => (
  <Struck>{formatMoney(amount, symbol)}</Struck>
);
