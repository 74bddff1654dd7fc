import { PLACEHOLDER_IMAGE } from '@pickup/contract';
import { useEffect, useRef, useState, type ImgHTMLAttributes } from 'react';
import styled from 'styled-components';
import { color } from '../theme/accessors.js';
import { widthsOf } from './picture-sizes.js';

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  background: ${color('sunk')};
`;

/** Written as the document has it: this React knows no property of that name. */
const FIRST = { fetchpriority: 'high' };

interface PictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className'> {
  /** Empty or failing: the placeholder is shown (specification 3). */
  src: string;
  /** Empty when the name stands beside it. */
  alt: string;
  /** Intrinsic size in px, so that nothing jumps. */
  width: number;
  height: number;
  /** How wide it is shown, as in `<img sizes>`; where it is cropped, how wide the whole of it would be. */
  sizes?: string;
  /** For pictures in the first screenful; `first` for the one that fills most of it. */
  eager?: boolean | 'first';
  /** Told when `src` could not be loaded. */
  onFail?: () => void;
}

/** A picture of a dish that never leaves a hole. */
export function Picture({ src, sizes, eager = false, onFail, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src === '' || failed === src ? PLACEHOLDER_IMAGE : src;
  const widths = sizes === undefined ? undefined : widthsOf(shown);
  const image = useRef<HTMLImageElement>(null);
  const fail = () => {
    if (shown === PLACEHOLDER_IMAGE) return;
    setFailed(src);
    onFail?.();
  };
  useEffect(() => {
    // One of a page that a server drew may have failed before anybody listened.
    if (image.current?.complete && image.current.naturalWidth === 0) fail();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- looked at once per picture: from then on its own event tells
  }, [src]);
  return (
    <Image
      {...rest}
      ref={image}
      {...(eager === 'first' && FIRST)}
      sizes={widths && sizes}
      srcSet={widths}
      src={shown}
      loading={eager ? 'eager' : 'lazy'}
      // One of the first screenful is painted with its text, not a frame or more after it.
      decoding={eager ? 'sync' : 'async'}
      onError={fail}
    />
  );
}
