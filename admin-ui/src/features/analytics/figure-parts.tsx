import { media, space, color, font, fontSize } from '@pickup/web';
import styled, { css } from 'styled-components';

/** The parts of the screen, one below the other. */
export const Parts = styled.div`
  display: grid;
  gap: ${space(2)};
`;

/** A wide figure and a narrow one; one below the other where there is no room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${space(2)};
  ${media.tabletDown} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Two columns of the same weight. */
export const Halves = styled(Pair)`
  align-items: start;
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)} ${space(4)};
  & dt {
    color: ${color('soft')};
    font-size: ${fontSize('xs')};
  }
  & dd {
    margin: 0;
    font-family: ${font('heading')};
    font-size: ${fontSize('xl')};
    font-weight: 600;
    line-height: 1.25;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export interface Fact {
  label: string;
  value: string;
}

/** What a chart comes to, in words and figures above it. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Root>
    {facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Root>
);

const Missing = styled.div`
  display: grid;
  align-self: center;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(3)} ${space(2)};
  text-align: center;
  text-wrap: balance;
  & svg {
    color: ${color('line')};
  }
`;

/** Heights of the bars that are drawn where there is no figure, in px. */
const BARS = [18, 30, 24, 40, 34, 52, 44];

/** In place of a chart without a figure, in the middle of the room that its card has. */
export const NoFigures = ({ title }: { title: string }) => (
  <Missing>
    <svg width="164" height="58" fill="currentColor" aria-hidden="true">
      {BARS.map((height, index) => (
        <rect key={height} x={4 + index * 23} y={55 - height} width="18" height={height} rx="3" />
      ))}
      <rect y="56" width="164" height="2" />
    </svg>
    <p>{title}</p>
  </Missing>
);

/** Fills that differ in more than their colour. */
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
