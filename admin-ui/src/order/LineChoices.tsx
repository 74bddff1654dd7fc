import { choiceWords, fromCents, lineTotal, toCents, type Choice } from '@pickup/contract';
import { color, fontSize, media, space } from '@pickup/web';
import styled from 'styled-components';
import { useMoney } from '../restaurant/useRestaurant.js';

const List = styled.ul`
  grid-column: 2;
  ${media.phone} {
    grid-column: 2 / -1;
  }
  display: grid;
  gap: ${space(0.5)};
  margin-block: ${space(0.5)};
  font-size: ${fontSize('md')};
`;

const Row = styled.li`
  overflow-wrap: anywhere;
`;

const Chosen = styled.b`
  color: ${color('highlight')};
  font-weight: 650;
`;

const Aside = styled.span`
  color: ${color('soft')};
  font-size: ${fontSize('sm')};
`;

const Extra = styled(Aside)`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** What was chosen of a line, each with its group and what it adds to the price of one piece. */
export function LineChoices({ choices }: { choices: readonly Choice[] }) {
  const money = useMoney();
  if (choices.length === 0) return null;
  return (
    <List>
      {choices.map((choice, index) => (
        <Row key={index}>
          <Aside>{choice.groupName}:</Aside> <Chosen>{choiceWords(choice)}</Chosen>{' '}
          {choice.unitPrice > 0 && (
            <Extra>+{money(fromCents(lineTotal(toCents(choice.unitPrice), choice.count)))}</Extra>
          )}
        </Row>
      ))}
    </List>
  );
}
