import { fromCents, type Totals } from '@pickup/contract';
import { color, font, fontSize, space } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useMoney } from '../restaurant/useRestaurant.js';
import { FormerPrice } from './LineSum.js';

const List = styled.dl`
  display: grid;
  gap: ${space(1)};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(2)};
  }
  dt {
    color: ${color('soft')};
  }
  dd {
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
`;

const Total = styled.div`
  padding-top: ${space(1.5)};
  border-top: 1px solid ${color('line')};
  align-items: baseline;
  && dt {
    color: ${color('ink')};
    font-weight: 650;
  }
  dd {
    font-family: ${font('heading')};
    font-weight: 600;
    font-size: ${fontSize('xl')};
  }
`;

interface TotalsListProps {
  totals: Totals;
  /** What it came to before, crossed out where that differs. */
  former?: Totals;
}

/** Subtotal, tax and total (specification 2, order summary). */
export function TotalsList({ totals, former = totals }: TotalsListProps) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <List>
      <div>
        <dt>{t('cart.summary.subtotal')}</dt>
        <dd>{money(fromCents(totals.subtotal))}</dd>
      </div>
      <div>
        <dt>{t('cart.summary.tax')}</dt>
        <dd>{money(fromCents(totals.tax))}</dd>
      </div>
      <Total>
        <dt>{t('cart.summary.total')}</dt>
        <dd>
          {former.total !== totals.total && (
            <>
              <FormerPrice amount={fromCents(former.total)} />{' '}
            </>
          )}
          {money(fromCents(totals.total))}
        </dd>
      </Total>
    </List>
  );
}
