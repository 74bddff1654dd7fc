import styled, { keyframes } from 'styled-components';
import { color } from '../theme/accessors.js';

const breathe = keyframes`50% { opacity: 0.55; }`;

/** A block in the shape of what is coming; sizes are CSS lengths. Hidden from assistive technology: say "loading" once, elsewhere. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string;
  $height?: string;
  $round?: boolean;
}>`
  display: block;
  width: ${({ $width }) => $width ?? '100%'};
  height: ${({ $height }) => $height ?? '1em'};
  border-radius: ${({ theme, $round }) => ($round ? theme.radius.round : theme.radius.small)};
  background: ${color('sunk')};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
