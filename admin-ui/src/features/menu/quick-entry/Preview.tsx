import { CONTENT_LIMITS, nameKey, type AdminCategory } from '@pickup/contract';
import { AlertIcon, Badge, color, fontSize, Price, radius, space, VisuallyHidden, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { useMoney, useRestaurant } from '../../../restaurant/useRestaurant.js';
import type { DishLine, TypedLine } from './typed-lines.js';

const Frame = styled.div`
  overflow: auto;
  border: 1px solid ${color('line')};
  border-radius: ${radius('field')};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize('sm')};
  & tr + tr > * {
    border-top: 1px solid ${color('line')};
  }
  & :is(th, td) {
    padding: ${space(1)} ${space(1.5)};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & thead th {
    position: sticky;
    top: 0;
    /* Where no line has a price yet, the column is as narrow as its head. */
    white-space: nowrap;
    background: ${color('sunk')};
    font-size: ${fontSize('xs')};
    color: ${color('soft')};
    &:last-child {
      text-align: right;
    }
  }
`;

const Category = styled.tr`
  & > th {
    font-weight: 650;
  }
`;

const LineNumber = styled.td`
  width: 1%;
  && {
    overflow-wrap: normal;
  }
  color: ${color('soft')};
  font-variant-numeric: tabular-nums;
`;

const Amount = styled.td`
  width: 1%;
  && {
    text-align: right;
  }
  white-space: nowrap;
`;

const Name = styled.span`
  font-weight: 600;
`;

const Soft = styled.span`
  display: block;
  color: ${color('soft')};
`;

const Problem = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${space(0.5)};
  font-weight: 600;
  color: ${color('danger')};
  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

function DishRow({ line }: { line: DishLine }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { currencySymbol } = useRestaurant();
  const { number, name, text, description, price, problem } = line;
  return (
    <tr>
      <LineNumber>{number}</LineNumber>
      <td>
        <Name>{name || text}</Name>
        {description !== '' && <Soft>{description}</Soft>}
        {problem !== null && (
          <Problem>
            <AlertIcon size={16} />
            {t(`menu.quick.problem.${problem}`, {
              name: CONTENT_LIMITS.name,
              text: CONTENT_LIMITS.dishDescription,
              category: CONTENT_LIMITS.categoryName,
              price: money(CONTENT_LIMITS.price),
            })}
          </Problem>
        )}
      </td>
      <Amount>
        {price === 0 && <Badge $tone="saffron">{t('menu.quick.free')}</Badge>}
        {price !== null && price > 0 && <Price amount={price} symbol={currencySymbol} size="md" />}
      </Amount>
    </tr>
  );
}

interface PreviewProps {
  lines: readonly TypedLine[];
  /** The category of the lines above the first that names one; null: none. */
  first: string | null;
  categories: readonly AdminCategory[];
}

/** What each typed line becomes, and what is wrong with which. */
export function Preview({ lines, first, categories }: PreviewProps) {
  const { t } = useTranslation();
  const known = new Set(categories.map(({ name }) => nameKey(name)));
  const heading = (name: string | null, key: number) => (
    <Category key={key}>
      <th colSpan={3} scope="colgroup">
        {name ?? t('menu.noCategory')}
        {name !== null && !known.has(nameKey(name)) && ` · ${t('menu.quick.newCategory')}`}
      </th>
    </Category>
  );
  return (
    <Frame tabIndex={0} role="region" aria-label={t('menu.quick.preview')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('menu.quick.line')}</VisuallyHidden>
            </th>
            <th scope="col">{t('menu.quick.dish')}</th>
            <th scope="col">{t('menu.itemForm.price')}</th>
          </tr>
        </thead>
        <tbody>
          {lines[0]?.kind === 'dish' && heading(first, -1)}
          {lines.map((line, index) =>
            line.kind === 'category' ? heading(line.name || null, index) : <DishRow key={index} line={line} />,
          )}
        </tbody>
      </Table>
    </Frame>
  );
}
