import styled, { css } from 'styled-components';
import { color, fontSize, radius, space } from '../theme/accessors.js';

export type BadgeTone =
  | 'plain'
  | 'inverse'
  | 'saffron'
  | 'leaf'
  | 'accent'
  | 'danger'
  | 'pending'
  | 'confirmed'
  | 'preparing'
  | 'ready'
  | 'closed';

const tones = {
  plain: css`
    background: ${color('sunk')};
    color: ${color('ink')};
  `,
  inverse: css`
    background: ${color('inverse')};
    color: ${color('onInverse')};
  `,
  saffron: css`
    background: ${color('saffron')};
    color: ${color('onSaffron')};
  `,
  leaf: css`
    background: ${color('leafWash')};
    color: ${color('onLeafWash')};
  `,
  accent: css`
    background: ${color('accent')};
    color: ${color('onAccent')};
  `,
  danger: css`
    background: ${color('dangerWash')};
    color: ${color('onDangerWash')};
  `,
  pending: css`
    background: ${color('pendingWash')};
    color: ${color('onPendingWash')};
  `,
  confirmed: css`
    background: ${color('confirmedWash')};
    color: ${color('onConfirmedWash')};
  `,
  preparing: css`
    background: ${color('preparingWash')};
    color: ${color('onPreparingWash')};
  `,
  ready: css`
    background: ${color('readyWash')};
    color: ${color('onReadyWash')};
  `,
  closed: css`
    background: ${color('closedWash')};
    color: ${color('onClosedWash')};
  `,
} satisfies Record<BadgeTone, ReturnType<typeof css>>;

/** A short word on a coloured ground: `<Badge $tone="saffron">Popular</Badge>`. */
export const Badge = styled.span<{ $tone?: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.5)};
  max-width: 100%;
  padding: ${space(0.5)} ${space(1.5)};
  border-radius: ${radius('round')};
  font-size: ${fontSize('xs')};
  font-weight: 650;
  line-height: 1.3;
  ${({ $tone }) => tones[$tone ?? 'plain']}
`;
