/** Pictures that are drawn while building (config/scripts/pictures.mjs), each in two widths. */
const DRAWN = /^\/dishes\/([\w-]+\.webp)$/;

/** Width in px of the smaller twin, in the folder of that name. */
export const SMALL_WIDTH = 320;
const FULL_WIDTH = 640;

/** The widths a picture is there in, for `srcset`; undefined where there is only the one the owner gave. */
export function widthsOf(src: string): string | undefined {
  const name = DRAWN.exec(src)?.[1];
  return name && `/dishes/${SMALL_WIDTH}/${name} ${SMALL_WIDTH}w, ${src} ${FULL_WIDTH}w`;
}
