import styled, { keyframes } from 'styled-components';
import { color } from '../theme/accessors.js';

const turn = keyframes`to { transform: rotate(360deg); }`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    opacity: 0.6;
  }
`;

/** A turning ring, beside a text that says what is loading. `size` in px. */
export const Spinner = ({ size = 18 }: { size?: number }) => <Ring $size={size} aria-hidden="true" />;

const breathe = keyframes`50% { opacity: 0.55; }`;

/** A block in the shape of content that is loading; sizes are CSS lengths. It is hidden from assistive technology. */
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
