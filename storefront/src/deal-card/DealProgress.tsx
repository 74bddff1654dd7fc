import { fromCents, toCents } from '@pickup/contract';
import { color, fontSize, radius, space, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useMoney } from '../restaurant/useRestaurant.js';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
  font-size: ${fontSize('xs')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Track = styled.span`
  flex: 1 1 96px;
  height: 8px;
  border-radius: ${radius('round')};
  background: ${color('sunk')};
  /* Seen on a ground of its own colour too. */
  box-shadow: inset 0 0 0 1px color-mix(in srgb, ${color('ink')} 22%, transparent);
  overflow: hidden;
`;

const Fill = styled.span<{ $percent: number }>`
  display: block;
  width: ${({ $percent }) => $percent}%;
  height: 100%;
  border-radius: ${radius('round')};
  background: ${({ theme, $percent }) => ($percent >= 100 ? theme.color.leaf : theme.color.saffron)};
`;

interface DealProgressProps {
  /** In euros. */
  minimum: number;
  /** What the cart comes to, in euros. */
  total: number;
  /** False where the words stand beside it already. */
  isLabelled?: boolean;
}

/** How far an order is from a deal's minimum: `€12.00 to go`. */
export function DealProgress({ minimum, total, isLabelled = true }: DealProgressProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const [wanted, reached] = [Math.round(minimum * 100), Math.round(total * 100)];
  const missing = fromCents(Math.max(0, wanted - reached));
  const percent = wanted === 0 ? 100 : Math.min(100, Math.floor((reached * 100) / wanted));
  return (
    <Root>
      <Track aria-hidden="true">
        <Fill $percent={percent} />
      </Track>
      {isLabelled && (
        <span>{toCents(missing) === 0 ? t('deals.reached') : t('deals.toGo', { amount: money(missing) })}</span>
      )}
    </Root>
  );
}
