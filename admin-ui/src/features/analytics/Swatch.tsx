import { color, fontSize, space } from '@pickup/web';
import styled, { css } from 'styled-components';

/** Grounds that differ in more than their colour. */
export const grounds = {
  solid: css`
    background: ${color('leaf')};
  `,
  striped: css`
    background: repeating-linear-gradient(45deg, ${color('saffron')} 0 4px, ${color('card')} 4px 8px);
  `,
  sofar: css`
    background: repeating-linear-gradient(135deg, ${color('leaf')} 0 3px, ${color('card')} 3px 7px);
  `,
};
export type Ground = keyof typeof grounds;

/** A legend's sample of a chart's fill. */
export const Swatch = styled.span<{ $look: Ground }>`
  flex: none;
  width: ${space(2)};
  height: ${space(2)};
  border: 1px solid ${color('edge')};
  border-radius: ${space(0.5)};
  ${({ $look }) => grounds[$look]}
`;

export const SwatchList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(3)};
  font-size: ${fontSize('sm')};
  & li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
`;
