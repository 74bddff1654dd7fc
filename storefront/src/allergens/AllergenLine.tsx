import { color, fontSize, radius, space } from '@pickup/web';
import { Fragment } from 'react';
import styled from 'styled-components';
import { useStatementWords, type Stated } from './useStatementWords.js';

const Line = styled.p`
  font-size: ${fontSize('xs')};
  line-height: 1.7;
  color: ${color('soft')};
  overflow-wrap: anywhere;
  b {
    display: inline-block;
    margin-right: ${space(0.5)};
    padding: 0 ${space(1)};
    line-height: 1.45;
    border-radius: ${radius('round')};
    background: ${color('leafWash')};
    color: ${color('onLeafWash')};
    font-weight: 600;
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
