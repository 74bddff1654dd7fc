import styled, { css } from 'styled-components';
import { color, fontSize, radius, space } from '../theme/accessors.js';

type NoticeTone = 'note' | 'leaf' | 'danger' | 'plain';

const tones = {
  note: css`
    background: ${color('noteWash')};
    color: ${color('onNoteWash')};
  `,
  leaf: css`
    background: ${color('leafWash')};
    color: ${color('onLeafWash')};
  `,
  danger: css`
    background: ${color('dangerWash')};
    color: ${color('onDangerWash')};
  `,
  plain: css`
    background: ${color('sunk')};
    color: ${color('ink')};
  `,
} satisfies Record<NoticeTone, ReturnType<typeof css>>;

/** A sentence or two that must not be overlooked, on a coloured ground: `<Notice $tone="danger" role="alert">`. */
export const Notice = styled.p<{ $tone?: NoticeTone }>`
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius('field')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  ${({ $tone }) => tones[$tone ?? 'note']}
`;
