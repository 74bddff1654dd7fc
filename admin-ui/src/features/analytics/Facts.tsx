import { color, font, fontSize, space } from '@pickup/web';
import styled from 'styled-components';

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
