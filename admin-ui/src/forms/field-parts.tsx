import { color, fontSize, media, space } from '@pickup/web';
import styled from 'styled-components';

/** Fields that belong together, below a dashed line. */
export const Group = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(2)} 0 0;
  border: 0;
  border-top: 1px dashed ${color('line')};
`;

export const Legend = styled.legend`
  float: left;
  padding: 0;
  font-size: ${fontSize('sm')};
  font-weight: 650;
  color: ${color('soft')};
`;

export const Hint = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

/** What keeps a field from being saved. */
export const Problem = styled.p`
  font-size: ${fontSize('sm')};
  font-weight: 600;
  color: ${color('danger')};
`;

/** Two fields beside each other, below each other on a phone; `$firstWider`: the first has twice the room. */
export const Pair = styled.div<{ $firstWider?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, ${({ $firstWider }) => ($firstWider ? 2 : 1)}fr) minmax(0, 1fr);
  gap: ${space(2.5)} ${space(2)};
  align-items: start;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
