import type { Words } from '@pickup/web';
import type { OrderedLine, PlacedOrder, TrackedOrder } from '@pickup/contract';
import styled from 'styled-components';
import type { DietaryInformation } from '../allergens/AllergenLine.js';

/** A placed order; once it is collected, its steps say when. */
export type PrintedOrder = PlacedOrder & Partial<Pick<TrackedOrder, 'steps'>>;

export interface ReceiptTexts {
  /** Name, address and phone of the restaurant. */
  restaurant: string[];
  money: (amount: number) => string;
  moment: (instant: string) => string;
  number: string;
  date: string;
  /** Of the estimated or the chosen time. */
  ready: (order: PlacedOrder) => string;
  collected: string;
  customer: string;
  notes: string;
  subtotal: string;
  tax: string;
  total: string;
  /** `Vegan. Contains: gluten` */
  statement: (line: DietaryInformation) => string;
  name: (line: OrderedLine) => Words;
  /** What was chosen, then what was typed. */
  wishes: (line: OrderedLine) => Words[];
  /** That the total is paid at pickup. */
  pay: string;
  bring: (orderNumber: string) => string;
}

/* Paper: measures in millimetres and points, black on white, no theme. */
const Root = styled.div`
  display: grid;
  gap: 4mm;
  /* On a sheet, which is wider than a roll, a large order stays on one page. */
  @media print and (min-width: 130mm) {
    gap: 3mm;
    width: 125mm;
    margin-left: calc(50% - 62.5mm);
    font-size: 10pt;
    line-height: 1.3;
  }
`;

const Head = styled.header`
  text-align: center;
`;

const OrderNumber = styled.p`
  font-size: 22pt;
  font-weight: 700;
  line-height: 1.2;
`;

const Lines = styled.table`
  table-layout: fixed;
  overflow-wrap: break-word;
  border-block: 1px dashed black;
  td:last-child {
    width: 24mm;
    text-align: right;
    white-space: nowrap;
  }
  td:first-child {
    width: 11mm;
  }
  /* A dish, and the sums, stay on one sheet. */
  tr {
    break-inside: avoid;
  }
`;

const Sums = styled(Lines)`
  table-layout: auto;
  border: 0;
  break-inside: avoid;
  td:first-child {
    width: auto;
  }
  tr:last-child td {
    font-size: 14pt;
    font-weight: 700;
  }
`;

const Pay = styled.p`
  font-weight: 700;
  text-align: right;
`;

const Small = styled.small`
  display: block;
  font-size: 0.85em;
`;

/** The print window does not know the page's language: each text says its own. */
const Printed = ({ words }: { words: Words }) =>
  typeof words === 'string' ? words : <span lang={words.language}>{words.text}</span>;

interface ReceiptProps {
  order: PrintedOrder;
  words: ReceiptTexts;
}

/** When it is collected, or was: of a collected order, no time is expected any more. */
function PickupMoment({ order, words }: ReceiptProps) {
  const collectedAt = order.steps?.find(({ status }) => status === 'COMPLETED')?.at ?? null;
  if (order.status === 'COMPLETED')
    return (
      collectedAt && (
        <p>
          {words.collected}: {words.moment(collectedAt)}
        </p>
      )
    );
  return (
    order.estimatedReadyAt && (
      <p>
        {words.ready(order)}: {words.moment(order.estimatedReadyAt)}
      </p>
    )
  );
}

/** The printed receipt; of a collected order it asks for nothing any more. */
export function Receipt({ order, words }: ReceiptProps) {
  const [name, ...place] = words.restaurant;
  const isCollected = order.status === 'COMPLETED';
  return (
    <Root>
      <Head>
        <h1>{name}</h1>
        {place.map((line, index) => (
          <Small key={index}>{line}</Small>
        ))}
      </Head>
      <div>
        <Small>{words.number}</Small>
        <OrderNumber>{order.orderNumber}</OrderNumber>
        <p>
          {words.date}: {words.moment(order.createdAt)}
        </p>
        <PickupMoment order={order} words={words} />
      </div>
      <div>
        <Small>{words.customer}</Small>
        <p>{order.customerName}</p>
        <p>{order.customerPhone}</p>
        <p>{order.customerEmail}</p>
        {order.notes && (
          <p>
            {words.notes}: {order.notes}
          </p>
        )}
      </div>
      <Lines>
        <tbody>
          {order.items.map((line, position) => (
            <tr key={position}>
              <td>{line.quantity}×</td>
              <td>
                <Printed words={words.name(line)} />
                {/* Each on its own line, as a name may hold a comma. */}
                {words.wishes(line).map((wish, index) => (
                  <Small key={index}>
                    <Printed words={wish} />
                  </Small>
                ))}
                <Small>{words.statement(line)}</Small>
              </td>
              <td>{words.money(line.totalPrice)}</td>
            </tr>
          ))}
        </tbody>
      </Lines>
      <Sums>
        <tbody>
          {(
            [
              ['subtotal', order.subtotal],
              ['tax', order.tax],
              ['total', order.total],
            ] as const
          ).map(([sum, amount]) => (
            <tr key={sum}>
              <td>{words[sum]}</td>
              <td>{words.money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </Sums>
      {order.total > 0 && !isCollected && <Pay>{words.pay}</Pay>}
      {!isCollected && <p>{words.bring(order.orderNumber)}</p>}
    </Root>
  );
}
