import { Skeleton } from '@pickup/web';
import { DealBody, DealFoot, DealGrid, DealPicture, DealSurface } from './deal-layout.js';

/** Deal cards in their final shape, while the deals are on their way. */
export const DealSkeletons = ({ count = 3 }: { count?: number }) => (
  <DealGrid aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>
        <DealSurface>
          <DealPicture>
            <Skeleton $height="100%" />
          </DealPicture>
          <DealBody>
            <Skeleton $width="60%" $height="26px" />
            <Skeleton $height="16px" />
            <Skeleton $width="80%" $height="16px" />
            <DealFoot>
              <Skeleton $width="88px" $height="28px" />
              <Skeleton $width="128px" $height="44px" $round />
            </DealFoot>
          </DealBody>
        </DealSurface>
      </li>
    ))}
  </DealGrid>
);
