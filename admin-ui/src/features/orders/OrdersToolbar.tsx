import type { AdminOrder, OrderStatus } from '@pickup/contract';
import { color, fontSize, media, radius, SearchIcon, space, TextInput, VisuallyHidden } from '@pickup/web';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { countByStatus, STATUSES, type OrdersView } from './orders-view.js';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(260px, 1fr) auto;
  gap: ${space(1.5)};
  margin-bottom: ${space(2)};
  @media (max-width: 1199.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Search = styled.div`
  position: relative;
  & svg {
    position: absolute;
    top: 50%;
    left: ${space(2)};
    transform: translateY(-50%);
    color: ${color('soft')};
    pointer-events: none;
  }
`;

const SearchInput = styled(TextInput)`
  padding-left: ${space(6)};
`;

/* One line that scrolls sideways where it must. */
const Choices = styled.div`
  position: relative;
  display: flex;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  background: ${color('card')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('control')};
  ${media.phone} {
    margin-inline: calc(-1 * ${space(2)});
    padding-inline: ${space(1)};
    border-inline: 0;
    border-radius: 0;
  }
`;

const Choice = styled.button`
  display: inline-flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: 46px;
  padding: 0 ${space(2)};
  background: none;
  border: 0;
  border-radius: ${radius('control')};
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  white-space: nowrap;
  &:hover {
    color: ${color('ink')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-pressed='true'] {
    background: ${color('inverse')};
    color: ${color('onInverse')};
  }
`;

const Count = styled.span`
  min-width: 1.7em;
  padding: 0 ${space(0.5)};
  border-radius: ${radius('round')};
  background: ${color('sunk')};
  color: ${color('ink')};
  font-size: ${fontSize('xs')};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

interface OrdersToolbarProps {
  view: OrdersView;
  /** The orders of the page that match the search: their statuses are counted. */
  orders: readonly AdminOrder[];
  onSearch: (search: string) => void;
  onStatus: (status: OrderStatus | null) => void;
}

/** Search and status filter (specification 2, admin orders). Counts are the page's, as the search is (specification 5). */
export function OrdersToolbar({ view, orders, onSearch, onStatus }: OrdersToolbarProps) {
  const { t } = useTranslation();
  const searchId = useId();
  const counts = countByStatus(orders);
  const countOf = (status: OrderStatus | null) => (status === null ? orders.length : (counts.get(status) ?? 0));
  return (
    <Root>
      <Search role="search">
        <VisuallyHidden as="label" htmlFor={searchId}>
          {t('orders.search.label')}
        </VisuallyHidden>
        <SearchIcon />
        <SearchInput
          id={searchId}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('orders.search.placeholder')}
          value={view.search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </Search>
      <Choices role="group" aria-label={t('orders.filter.label')}>
        {[null, ...STATUSES].map((status) => {
          const chosen = status === view.status;
          // Under a filter the page holds one status only; the others are not known then.
          const count = chosen || view.status === null ? countOf(status) : 0;
          return (
            <Choice key={status ?? 'all'} type="button" aria-pressed={chosen} onClick={() => onStatus(status)}>
              {status === null ? t('orders.filter.all') : t(`orders.status.${status}`)}
              {count > 0 && (
                <>
                  <Count aria-hidden="true">{count}</Count>
                  <VisuallyHidden>, {t('orders.filter.onPage', { count })}</VisuallyHidden>
                </>
              )}
            </Choice>
          );
        })}
      </Choices>
    </Root>
  );
}
