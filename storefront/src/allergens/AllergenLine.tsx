import { color, fontSize } from '@pickup/web';
import { Fragment } from 'react';
import styled from 'styled-components';
import { useStatementWords, type Stated } from './useStatementWords.js';

const Line = styled.p`
  font-size: ${fontSize('xs')};
  line-height: 1.4;
  color: ${color('soft')};
  overflow-wrap: anywhere;
  b {
    color: ${color('leaf')};
    font-weight: 650;
    white-space: nowrap;
  }
  /* Between two marks a dot, which is seen and not read aloud. */
  b:not(:last-of-type)::after {
    content: ' ·';
    content: ' ·' / '';
  }
`;

/** Dietary marks and allergens in one calm line; what the owner has not stated says so. */
export function AllergenLine({ allergens, dietary }: Stated) {
  const words = useStatementWords();
  return (
    <Line>
      {words.marks(dietary).map((mark) => (
        <Fragment key={mark}>
          <b>{mark}</b>{' '}
        </Fragment>
      ))}
      {words.allergens(allergens)}
    </Line>
  );
}
