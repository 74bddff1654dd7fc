import { isOwnPicture } from '@pickup/contract';
import { color, media, Picture, useApiQuery, useLocalText } from '@pickup/web';
import styled from 'styled-components';
import { useRestaurant } from './useRestaurant.js';

/** The ground of a table; what stands on it may reach over its edge. */
const Table = styled.div`
  position: relative;
  aspect-ratio: 1040 / 957;
  width: 100%;
  max-width: 560px;
  justify-self: center;
  border-radius: 46% 54% 58% 42% / 52% 44% 56% 48%;
  background: ${color('groundAmber')};
  ${media.tabletDown} {
    max-width: 420px;
  }
`;

/* The owner's picture fills the table. */
const Whole = styled(Table)`
  overflow: hidden;
`;

/** Its own ground shows through. */
const Drawn = styled(Picture)`
  position: absolute;
  inset: 0;
  background: none;
`;

const Plate = styled.div`
  position: absolute;
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: 50%;
  border: 6px solid ${color('card')};
  box-shadow: ${color('shadowLifted')};
  &:nth-child(1) {
    width: 54%;
    left: 10%;
    top: 6%;
  }
  &:nth-child(2) {
    width: 40%;
    right: 2%;
    top: 36%;
  }
  &:nth-child(3) {
    width: 36%;
    left: 24%;
    bottom: 0;
  }
`;

/** The width of each picture before its plate crops it: four thirds of the plate. */
const PLATES = ['402px', '298px', '268px'] as const;

/** The width of the owner's picture before the table crops it, which is 0.92 times as high as it is wide. */
const WHOLE_WIDTH = '688px';

/** Drawn by config/scripts/dish-pictures.mjs, in three widths: most phones load the second. */
const DRAWN = {
  src: '/dishes/table-1040.webp',
  srcSet: '/dishes/table-520.webp 520w, /dishes/table-720.webp 720w, /dishes/table-1040.webp 1040w',
  sizes: '(max-width: 899.98px) min(420px, 92vw), 560px',
} as const;

const isPhotograph = (url: string) => isOwnPicture(url) && !url.startsWith('/dishes/');

/** The owner's picture; or three popular dishes, when the owner has photographed them; or else a drawn table. */
export function RestaurantPicture() {
  const { info } = useRestaurant();
  const { heroUrl } = info;
  const alt = useLocalText()(info, 'heroAlt');
  const popular = useApiQuery('popularMenuItems').data ?? [];
  if (heroUrl !== null) {
    return (
      <Whole lang={alt.text === null ? undefined : alt.language}>
        <Picture src={heroUrl} alt={alt.text ?? ''} width={1280} height={960} sizes={WHOLE_WIDTH} eager="first" />
      </Whole>
    );
  }
  const photographed = popular.filter(({ imageUrl }) => isPhotograph(imageUrl)).slice(0, PLATES.length);
  return (
    <Table aria-hidden="true">
      {photographed.length < PLATES.length ? (
        <Drawn {...DRAWN} alt="" width={1040} height={957} eager="first" />
      ) : (
        photographed.map((dish, index) => (
          <Plate key={dish.id}>
            <Picture
              src={dish.imageUrl}
              alt=""
              width={640}
              height={480}
              sizes={PLATES[index]}
              eager={index === 0 ? 'first' : true}
            />
          </Plate>
        ))
      )}
    </Table>
  );
}
