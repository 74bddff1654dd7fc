import { PICTURE_KINDS, PICTURE_SHAPES, PLACEHOLDER_IMAGE, UPLOADED_PICTURE } from '@pickup/contract';
import { useEffect, useRef, useState, type ImgHTMLAttributes } from 'react';
import styled from 'styled-components';
import { color } from '../theme/accessors.js';

/** Pictures that the build generates (config/scripts/dish-pictures.mjs), each in two widths. */
const GENERATED = /^\/dishes\/([\w-]+\.webp)$/;

/**
 * The `srcset` of a picture; undefined where it exists in one width only. Pictures that the owner has uploaded in the back
 * office have a smaller copy beside them; uploads of the raw panel have other names.
 */
export function srcSetOf(src: string): string | undefined {
  const generated = GENERATED.exec(src)?.[1];
  const [, uploaded, kindOfUpload] = UPLOADED_PICTURE.exec(src) ?? [];
  const { small, full } = PICTURE_SHAPES[PICTURE_KINDS.find((kind) => kind === kindOfUpload) ?? 'dish'];
  const smaller = (generated && `/dishes/${small}/${generated}`) ?? (uploaded && `/uploads/small_${uploaded}`);
  return smaller && `${smaller} ${small}w, ${src} ${full}w`;
}

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  background: ${color('sunk')};
  @media screen and (prefers-color-scheme: dark) {
    /* Bright grounds would glare beside dark ones. */
    filter: brightness(0.86);
  }
`;

/** In lower case: React 18 knows no `fetchPriority`. */
const HIGH_PRIORITY = { fetchpriority: 'high' };

interface PictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'srcSet' | 'onLoad'> {
  /** When it is empty or fails to load, the placeholder is shown. */
  src: string;
  /** Empty when the name is shown beside the picture. */
  alt: string;
  /** Intrinsic size in px, so that the layout does not shift. */
  width: number;
  height: number;
  /** As in `<img sizes>`, with a `srcSet` of its own or one known by the address; of a cropped picture, the width of the whole. */
  sizes?: string;
  /** For pictures above the fold; `first` for the largest of them. */
  eager?: boolean | 'first';
  /** Called when `src` could not be loaded. */
  onFail?: () => void;
}

/** A picture, with a placeholder where it is missing. */
export function Picture({ src, srcSet: ownSrcSet, sizes, eager = false, onFail, ...rest }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src === '' || failed === src ? PLACEHOLDER_IMAGE : src;
  const known = ownSrcSet !== undefined && shown === src ? ownSrcSet : srcSetOf(shown);
  const srcSet = sizes === undefined ? undefined : known;
  const image = useRef<HTMLImageElement>(null);
  const fail = () => {
    if (shown === PLACEHOLDER_IMAGE) return;
    setFailed(src);
    onFail?.();
  };
  useEffect(() => {
    // In a server-rendered page it may have failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) fail();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- checked once per picture: later failures fire its `error` event
  }, [src]);
  return (
    <Image
      {...rest}
      ref={image}
      {...(eager === 'first' && HIGH_PRIORITY)}
      sizes={srcSet && sizes}
      srcSet={srcSet}
      src={shown}
      loading={eager ? 'eager' : 'lazy'}
      // Above the fold it is painted in the same frame as the text.
      decoding={eager ? 'sync' : 'async'}
      onError={fail}
    />
  );
}
