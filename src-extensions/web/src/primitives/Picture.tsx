import { PLACEHOLDER_IMAGE } from '@pickup/contract';
import { useState, type ImgHTMLAttributes } from 'react';
import styled from 'styled-components';
import { color } from '../theme/accessors.js';

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  background: ${color('sunk')};
`;

interface PictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'sizes' | 'className' | 'fetchPriority'> {
  /** Empty or failing: the placeholder is shown (specification 3). */
  src: string;
  /** Empty when the name stands beside it. */
  alt: string;
  /** Intrinsic size in px, so that nothing jumps. */
  width: number;
  height: number;
  /** For pictures in the first screenful. */
  eager?: boolean;
  /** Told when `src` could not be loaded. */
  onFail?: () => void;
}

/** A picture of a dish that never leaves a hole. */
export function Picture({ src, eager = false, onFail, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src === '' || failed === src ? PLACEHOLDER_IMAGE : src;
  return (
    <Image
      {...rest}
      src={shown}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => {
        if (shown === PLACEHOLDER_IMAGE) return;
        setFailed(src);
        onFail?.();
      }}
    />
  );
}
