import { color, fontSize, radius, space } from '@pickup/web';
import type { ReactNode } from 'react';
import { ResponsiveContainer } from 'recharts';
import styled from 'styled-components';

/** An axis of amounts or counts: from 0 on, so that a bar twice as long is twice as much; whole numbers only. */
export const AXIS = {
  type: 'number',
  domain: [0, 'auto'],
  allowDecimals: false,
  tickLine: false,
  axisLine: false,
  interval: 0,
} as const;

/** The width of an axis with these labels, in px. */
export const axisWidth = (labels: readonly string[]): number =>
  20 + 9 * Math.max(2, ...labels.map((label) => label.length));

const Root = styled.div`
  min-width: 0;
  & .recharts-responsive-container {
    overflow: hidden;
  }
  & .recharts-wrapper {
    cursor: default;
  }
  & text {
    fill: ${color('soft')};
    font-size: ${fontSize('xs')};
    font-variant-numeric: tabular-nums;
  }
  & .recharts-label-list text {
    fill: ${color('ink')};
    font-weight: 650;
    paint-order: stroke;
    stroke: ${color('card')};
    stroke-width: 4px;
  }
`;

/** The width before the page is laid out, in px. */
const FIRST_WIDTH = 640;

/** Gives a chart all the width there is, now and after the window changed. `height` in px. */
export const ChartFrame = ({ height, children }: { height: number; children: ReactNode }) => (
  <Root>
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: FIRST_WIDTH, height }}>
      {children}
    </ResponsiveContainer>
  </Root>
);

const Tip = styled.div`
  padding: ${space(1)} ${space(1.5)};
  background: ${color('inverse')};
  border-radius: ${radius('small')};
  color: ${color('onInverse')};
  font-size: ${fontSize('xs')};
  font-variant-numeric: tabular-nums;
`;

const TipTitle = styled.p`
  font-weight: 650;
`;

/** A bar's tooltip. */
export const ChartTip = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Tip>
    <TipTitle>{title}</TipTitle>
    {lines.map((line, index) => (
      <p key={index}>{line}</p>
    ))}
  </Tip>
);

/** Names what an axis counts. */
export const ChartTitle = styled.p`
  margin-top: ${space(1)};
  color: ${color('soft')};
  font-size: ${fontSize('xs')};
  font-weight: 600;
`;

/** Diagonal stripes, so that bars differ in more than their colour. */
export const Hatch = ({ id, stripe, ground }: { id: string; stripe: string; ground: string }) => (
  <defs>
    <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="7" height="7" fill={ground} />
      <rect width="3" height="7" fill={stripe} />
    </pattern>
  </defs>
);
