import { Card, color, fontSize, media, radius, space } from '@pickup/web';
import styled, { css } from 'styled-components';

export const DealGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: ${space(3)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
  }
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const DealSurface = styled(Card)<{ $featured?: boolean; $dimmed?: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  ${({ $featured }) =>
    $featured &&
    css`
      border-color: ${color('saffron')};
      box-shadow:
        0 0 0 2px ${color('saffron')},
        ${color('shadow')};
    `}
  ${({ $dimmed }) =>
    $dimmed &&
    css`
      box-shadow: none;
      background: transparent;
    `}
`;

export const DealPicture = styled.div<{ $dimmed?: boolean }>`
  aspect-ratio: 16 / 10;
  overflow: hidden;
  ${({ $dimmed }) =>
    $dimmed &&
    css`
      opacity: 0.55;
      filter: saturate(0.5);
    `}
`;

/** How wide a deal's picture is shown, as in `<img sizes>`. */
export const DEAL_SIZES = '(max-width: 639.98px) 92vw, 370px';

export const DealCorner = styled.div`
  position: absolute;
  top: ${space(2)};
  left: ${space(2)};
  right: ${space(2)};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)};
`;

export const DealBody = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  padding: ${space(2.5)} ${space(3)} ${space(3)};
  ${media.phone} {
    padding: ${space(2)};
  }
`;

export const DealHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
`;

export const DealTitle = styled.h3`
  font-size: ${fontSize('xl')};
`;

export const DealText = styled.p`
  font-size: ${fontSize('sm')};
  line-height: 1.45;
  color: ${color('soft')};
`;

export const DealNote = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

/** The yellow box of a conditional deal. */
export const DealCondition = styled.p`
  padding: ${space(1)} ${space(1.5)};
  border-radius: ${radius('small')};
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
  font-size: ${fontSize('xs')};
  font-weight: 600;
`;

export const DealFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)} ${space(1.5)};
  margin-top: auto;
`;
