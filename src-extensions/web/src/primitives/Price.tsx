import { formatMoney } from '@pickup/contract';
import styled from 'styled-components';
import { formatAmount } from '../i18n/format.js';
import { useLanguage } from '../i18n/i18n.js';
import type { Language } from '../i18n/language.js';
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
  /** The back office's way of writing numbers in a language; left out for customers' (product.md, Prices), in the page's language. */
  language?: Language;
  size?: 'md' | 'lg' | 'xl' | 'xxl';
}

function useWritten({ amount, symbol = '€', language }: Omit<PriceProps, 'size'>): string {
  const ofPage = useLanguage();
  return language ? formatAmount(amount, symbol, language) : formatMoney(amount, symbol, ofPage);
}

/** A price (product.md, Prices); it is never wrapped. */
export const Price = ({ size = 'xl', ...price }: PriceProps) => <Amount $size={size}>{useWritten(price)}</Amount>;

/** A word in place of a price, e.g. FREE. */
export const PriceWord = Amount;

/** A crossed-out price: small and behind. */
export const StruckPrice = (price: Omit<PriceProps, 'size'>) => <Struck>{useWritten(price)}</Struck>;
