import type { Quote } from '@pickup/contract';
import { color, fontSize, space, useLocalText, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import type { EntryLine, Orderable } from './entry-lines.js';
import { PartHeading } from '../order/order-parts.js';
import { LineRow } from './LineRow.js';
import type { useEntryLines } from './useEntryLines.js';

const Total = styled.p<{ $isStale: boolean }>`
  display: flex;
  justify-content: space-between;
  padding-top: ${space(1.5)};
  border-top: 1px dashed ${color('line')};
  font-size: ${fontSize('xl')};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  opacity: ${({ $isStale }) => ($isStale ? 0.45 : 1)};
`;

const Empty = styled.p`
  padding: ${space(2)};
  border: 1px dashed ${color('line')};
  border-radius: 12px;
  color: ${color('soft')};
  text-align: center;
`;

interface OrderLinesProps {
  entry: ReturnType<typeof useEntryLines>;
  /** What is on offer. */
  items: readonly Orderable[];
  /** What was quoted last. */
  quote: Quote | undefined;
  /** Whether that is of the lines as they are. */
  isCurrent: boolean;
  /** Null while it is not known. */
  total: string | null;
  onChange: (key: string, changed: Partial<EntryLine>) => void;
  onRemove: (key: string) => void;
}

/** The lines of an order that is typed, and what they cost; without one it says what to do first. */
export function OrderLines({ entry, items, quote, isCurrent, total, onChange, onRemove }: OrderLinesProps) {
  const { t } = useTranslation();
  const local = useLocalText();
  const itemOf = (id: string) => items.find((item) => item.id === id);
  return (
    <section aria-label={t('orderEntry.lines.label')}>
      <PartHeading>{t('orderEntry.lines.label')}</PartHeading>
      {entry.lines.length === 0 && <Empty>{t('orderEntry.lines.empty')}</Empty>}
      <ul>
        {entry.lines.map((line, index) => {
          const item = itemOf(line.itemId);
          return (
            <LineRow
              key={line.key}
              line={line}
              name={item && line.lineId === null ? local(item, 'name') : { text: line.name, language: 'en' }}
              quoted={isCurrent || quote?.lines[index]?.itemId === line.itemId ? quote?.lines[index] : undefined}
              groups={item?.optionGroups ?? []}
              isOpen={entry.openKey === line.key}
              onToggle={() => entry.toggle(line.key)}
              onChange={(changed) => onChange(line.key, changed)}
              onRemove={() => onRemove(line.key)}
            />
          );
        })}
      </ul>
      {total !== null && (
        <Total aria-live="polite" aria-busy={!isCurrent} $isStale={!isCurrent}>
          <span>{t('orderEntry.total')}</span>
          <span>{total}</span>
        </Total>
      )}
    </section>
  );
}
