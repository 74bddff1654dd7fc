/** Pictures that are drawn while building (config/scripts/dish-pictures.mjs), each in two widths. */
const DRAWN = /^\/dishes\/([\w-]+\.webp)$/;

/** Pictures the owner has uploaded (`uploadPicture` of the contract), with their smaller twins beside them; the raw panel names its own otherwise. */
const UPLOADED = /^\/uploads\/(dish-[0-9a-f]{16}\.webp)$/;

/** Width in px of the smaller twin, in the folder of that name. */
const SMALL_WIDTH = 320;
const FULL_WIDTH = 640;

/** The widths a picture is there in, for `srcset`; undefined where there is only the one the owner gave. */
export function widthsOf(src: string): string | undefined {
  const drawn = DRAWN.exec(src)?.[1];
  const uploaded = UPLOADED.exec(src)?.[1];
  const small = (drawn && `/dishes/${SMALL_WIDTH}/${drawn}`) ?? (uploaded && `/uploads/small_${uploaded}`);
  return small && `${small} ${SMALL_WIDTH}w, ${src} ${FULL_WIDTH}w`;
}
