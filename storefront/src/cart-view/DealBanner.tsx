import { AlertIcon, ButtonLink, color, fontSize, radius, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useMoney } from '../restaurant/useRestaurant.js';
import { useDealCheck } from './useDealCheck.js';

const Box = styled.section<{ $compact: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(2)};
  padding: ${({ $compact }) => ($compact ? `${space(1.5)} ${space(2)}` : space(2.5))};
  border-radius: ${radius('field')};
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
  & > svg {
    flex: none;
    align-self: flex-start;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space(0.5)};
  flex: 1 1 240px;
  min-width: 0;
  font-size: ${fontSize('sm')};
`;

const Title = styled.h2<{ $compact: boolean }>`
  font-size: ${({ theme, $compact }) => theme.fontSize[$compact ? 'md' : 'lg']};
`;

/** Shown only while deals are invalid: each deal with its minimum and what is missing (specification 2). */
export function DealBanner({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { isValid, invalidDeals, shortfallAmount, shortfallOf } = useDealCheck();
  if (isValid) return null;
  return (
    <Box $compact={compact} role="status">
      <AlertIcon size={22} />
      <Words>
        <Title $compact={compact}>{t('cart.deals.title')}</Title>
        <ul>
          {invalidDeals.map(({ name, minimumAmount }) => (
            <li key={name}>
              {t('cart.deals.line', {
                name,
                minimum: money(minimumAmount),
                shortfall: money(shortfallOf(minimumAmount)),
              })}
            </li>
          ))}
        </ul>
        {!compact && <p>{t('cart.deals.shortfall', { amount: money(shortfallAmount) })}</p>}
      </Words>
      {!compact && (
        <ButtonLink to="/menu" $variant="secondary">
          {t('cart.deals.addMore')}
        </ButtonLink>
      )}
    </Box>
  );
}
