import styled from 'styled-components';
import type { TicketText } from './ticket-text.js';

/* Paper: measures in millimetres and points, black on white, no theme. It is read at arm's length over a stove. */
const Root = styled.article`
  width: 72mm;
  color: black;
  font-size: 12pt;
  line-height: 1.25;
  font-variant-numeric: tabular-nums lining-nums;
  overflow-wrap: anywhere;
  & > * + * {
    margin-top: 2mm;
  }
`;

const Head = styled.header`
  padding-bottom: 2mm;
  border-bottom: 1mm solid black;
`;

const OrderNumber = styled.h1`
  font-family: inherit;
  font-size: 76pt;
  font-weight: 800;
  line-height: 0.95;
  letter-spacing: -0.02em;
`;

const Ready = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 3mm;
  font-size: 14pt;
  b {
    font-size: 28pt;
    line-height: 1.1;
  }
`;

const Name = styled.p`
  font-size: 18pt;
  font-weight: 700;
`;

const Cancelled = styled.p`
  padding: 1mm 2mm;
  border: 1mm solid black;
  font-size: 24pt;
  font-weight: 800;
  text-align: center;
`;

const Lines = styled.ol`
  display: grid;
  gap: 3mm;
  padding-block: 1mm;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(15mm, max-content) minmax(0, 1fr);
  gap: 0.5mm 2mm;
  break-inside: avoid;
  & > :not(:first-child) {
    grid-column: 2;
  }
`;

const Quantity = styled.b`
  grid-row: span 4;
  white-space: nowrap;
  font-size: 28pt;
  font-weight: 800;
  line-height: 1;
`;

const Dish = styled.b`
  font-size: 17pt;
  line-height: 1.15;
`;

/* What the dish is made as: as large as its name, below it. */
const Choices = styled.ul`
  display: grid;
  padding-left: 4mm;
  font-size: 17pt;
  font-weight: 700;
  line-height: 1.2;
  li {
    padding-left: 4mm;
    text-indent: -4mm;
  }
  small {
    font-size: 11pt;
    font-weight: 500;
  }
`;

const Changes = styled.ul`
  display: grid;
  gap: 0.5mm;
  padding-left: 2mm;
  border-left: 1.2mm solid black;
  font-size: 14pt;
  font-weight: 700;
  li::before {
    content: '»\\a0';
  }
`;

const Allergens = styled.p`
  font-size: 11pt;
  font-weight: 600;
`;

const Note = styled.section`
  padding: 2mm 3mm;
  border: 0.8mm solid black;
  font-size: 15pt;
  font-weight: 700;
  white-space: pre-line;
  break-inside: avoid;
  h2 {
    font-family: inherit;
    font-size: 10pt;
  }
`;

const Foot = styled.footer`
  padding-top: 2mm;
  border-top: 0.4mm dashed black;
  font-size: 11pt;
  break-inside: avoid;
`;

const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 3mm;
`;

/** What the kitchen cooks from, on an 80 mm roll: the number first and huge, then when, for whom and what. */
export function KitchenTicket({ words }: { words: TicketText }) {
  const { number, fullNumber, readyBy, readyAt, cancelled, name, lines, dishes, note, placed, phone, total } = words;
  return (
    <Root>
      <Head>
        <OrderNumber>{number}</OrderNumber>
        <Ready>
          {readyBy} {readyAt !== null && <b>{readyAt}</b>}
        </Ready>
        <Name>{name}</Name>
      </Head>
      {cancelled !== null && <Cancelled>{cancelled}</Cancelled>}
      <Lines>
        {lines.map(({ line, choices, typed, allergens }) => (
          <Line key={line.id}>
            <Quantity>{line.quantity}×</Quantity>
            <Dish>{line.menuItemName}</Dish>
            {choices.length > 0 && (
              <Choices>
                {choices.map((choice, index) => (
                  <li key={index}>
                    <small>{choice.group}:</small> {choice.words}
                  </li>
                ))}
              </Choices>
            )}
            {typed.length > 0 && (
              <Changes>
                {typed.map((change, index) => (
                  <li key={index}>{change}</li>
                ))}
              </Changes>
            )}
            <Allergens>{allergens}</Allergens>
          </Line>
        ))}
      </Lines>
      {note !== null && (
        <Note>
          <h2>{note.title}</h2>
          {note.text}
        </Note>
      )}
      <Foot>
        <Sum>
          <span>{dishes}</span>
          <b>{total}</b>
        </Sum>
        <p>{placed}</p>
        <p>{phone}</p>
        <p>{fullNumber}</p>
      </Foot>
    </Root>
  );
}
