import { type AdminOrderLine, type SaveSoldOut } from '@pickup/contract';
import { Dialog, Skeleton, space, useTranslation } from '@pickup/web';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { LoadFailed } from '../../failures/load-failure.js';
import { matchesSearch, SearchField } from '../../lists/SearchField.js';
import { PartHeading } from '../order-parts.js';
import { sellablesOfLine, sellablesOfLines, type Sellable } from './sellable.js';
import { SellableRow } from './SellableRow.js';
import type { SoldOut } from './useSoldOut.js';

/** More are found by a longer search. */
const SHOWN = 20;

const Sections = styled.div`
  display: grid;
  gap: ${space(3)};
  /* Room for the ring around the search. */
  padding-top: ${space(0.5)};
`;

const Heading = styled(PartHeading)`
  margin-bottom: 0;
`;

const Empty = styled.p`
  padding-block: ${space(1)};
`;

export interface SoldOutDialogProps {
  soldOut: SoldOut;
  /** The line of an order that it is about; null for all there is. */
  line: AdminOrderLine | null;
  /** The lines of the orders that are open: what they hold most of is offered without a search. */
  openLines: readonly AdminOrderLine[];
  onClose: () => void;
}

/** Says until when dishes and options are sold out: those of an order's line, any that is searched for, and those that are now. */
export default function SoldOutDialog({ soldOut, line, openLines, onClose }: SoldOutDialogProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const { all, error } = soldOut;
  const mark = (one: Sellable, until: SaveSoldOut['until']) => {
    soldOut.mark(one, until);
    onClose();
  };
  const rows = (title: string, list: readonly Sellable[], empty: ReactNode) => (
    <section>
      <Heading>{title}</Heading>
      {list.length === 0 && <Empty>{empty}</Empty>}
      <ul aria-label={title}>
        {list.map((one) => (
          <SellableRow key={`${one.kind} ${one.id}`} one={one} busy={soldOut.isBusy(one)} onMark={mark} />
        ))}
      </ul>
    </section>
  );
  const ofLine = line && all ? sellablesOfLine(line, all) : [];
  const ordered = sellablesOfLines(openLines, all ?? []).filter((one) => !soldOut.now.includes(one));
  const isNamed = ({ name, nameNl }: Sellable) => matchesSearch(search, [name, nameNl]);
  const found = (all ?? [])
    .filter((one) => isNamed(one) || matchesSearch(search, [one.within?.name, one.within?.nameNl]))
    // A category may bear the word too: what bears it itself comes first.
    .sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
  return (
    <Dialog
      open
      onClose={onClose}
      title={line ? t('kitchen.soldOut.ofDish', { name: line.menuItemName }) : t('kitchen.soldOut.title')}
      closeLabel={t('shared.close')}
      width={800}
    >
      {all === undefined && error !== null && (
        <LoadFailed title={t('kitchen.soldOut.loadFailed')} error={error} onRetry={soldOut.retry} />
      )}
      {all === undefined && error === null && (
        <div role="status" aria-label={t('kitchen.soldOut.loading')}>
          <Skeleton $height="56px" />
        </div>
      )}
      {all && (
        <Sections>
          {line && rows(t('kitchen.soldOut.inOrder'), ofLine, t('kitchen.soldOut.offMenu'))}
          {!line && (
            <SearchField
              label={t('kitchen.soldOut.search')}
              placeholder={t('kitchen.soldOut.search')}
              value={search}
              onSearch={setSearch}
            />
          )}
          {!line &&
            search.trim() !== '' &&
            rows(t('kitchen.soldOut.found'), found.slice(0, SHOWN), t('kitchen.soldOut.nothing'))}
          {!line && search.trim() === '' && (
            <>
              {rows(t('kitchen.soldOut.now'), soldOut.now, t('kitchen.soldOut.none'))}
              {ordered.length > 0 && rows(t('kitchen.soldOut.ordered'), ordered, null)}
            </>
          )}
        </Sections>
      )}
    </Dialog>
  );
}
