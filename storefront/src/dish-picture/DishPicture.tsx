import { isOwnPicture } from '@pickup/contract';
import { Picture } from '@pickup/web';
import { useState } from 'react';
import { groundOf } from './ground-of.js';
import { PictureGround } from './PictureGround.js';

interface DishPictureProps {
  /** Empty or the placeholder's where there is none. */
  src: string;
  /** Empty when the name is shown beside the picture. */
  alt: string;
  /** Of the dish or deal in the visitor's language: without a picture its first letter is set there. */
  name: string;
  /** Its name in the restaurant's own language, which says which ground. */
  groundName: string;
  /** Where the place lays the name over that ground: its key ingredients are marked below the name. */
  description?: string;
  /** As in `<img sizes>`: the width of the whole picture, before its frame crops it. */
  sizes: string;
  /** As in `Picture`. */
  eager?: boolean | 'first';
}

/**
 * The picture of a dish or deal, in every place that shows one: it fills its frame. Without a picture, or when it cannot be
 * loaded, the frame lives by typography.
 */
export function DishPicture({ src, alt, name, groundName, description, sizes, eager }: DishPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!isOwnPicture(src) || failed === src) {
    return <PictureGround ground={groundOf(groundName)} name={name} description={description} />;
  }
  return (
    <Picture src={src} alt={alt} width={640} height={480} sizes={sizes} eager={eager} onFail={() => setFailed(src)} />
  );
}
