import { Card, color, font, fontSize, IconButton, media, motion, radius, space } from '@pickup/web';
import styled, { css } from 'styled-components';
import { Cards } from '../../lists/list-parts.js';

/** The styled parts of a dish's card. */

/** From here on, also in Dutch and in large letters, a dish is a row: what is compared stands below each other. */
const ROWS = '@media (min-width: 75em)';

/** Cards of one row are equally tall, so that their switches align. */
export const DishCards = styled(Cards)`
  align-items: stretch;
  ${ROWS} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(1)};
  }
  & > li {
    display: grid;
  }
`;

export const Surface = styled(Card)<{ $new?: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-width: 0;
  padding: ${space(2)} ${space(2.5)} ${space(1.5)};
  scroll-margin-top: 84px;
  ${media.phone} {
    gap: ${space(1)};
    padding: ${space(1.5)} ${space(2)} ${space(1)};
  }
  ${ROWS} {
    flex-direction: row;
    align-items: center;
    gap: ${space(2)};
    padding: ${space(1)} ${space(2)};
  }
  ${({ $new }) =>
    $new &&
    css`
      border-color: ${color('leaf')};
      box-shadow: 0 0 0 2px ${color('leaf')};
    `}
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(2)};
  ${ROWS} {
    flex: 1;
    align-items: center;
  }
`;

export const Thumb = styled.div<{ $dimmed: boolean }>`
  overflow: hidden;
  width: 64px;
  height: 64px;
  border-radius: ${radius('small')};
  background: ${color('sunk')};
  ${ROWS} {
    width: 56px;
    height: 56px;
  }
  transition: ${motion('filter, opacity', 'calm')};
  ${({ $dimmed }) =>
    $dimmed &&
    css`
      filter: grayscale(1);
      opacity: 0.5;
    `}
`;

export const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(0.5)};
  min-width: 0;
  ${ROWS} {
    grid-template-columns: minmax(0, 1fr) 128px;
    column-gap: ${space(2)};
    & > * {
      grid-column: 1;
    }
  }
`;

export const Name = styled.h2`
  font-size: ${fontSize('lg')};
  overflow-wrap: anywhere;
`;

export const DutchName = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
  overflow-wrap: anywhere;
`;

export const PriceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space(1.5)};
  ${ROWS} {
    && {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
    flex-direction: column;
    align-self: start;
  }
`;

export const CategoryName = styled.span`
  min-width: 0;
  font-family: ${font('body')};
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
  overflow-wrap: anywhere;
`;

/* Two lines are enough to know a dish by; the form shows all of them. */
const twoLines = css`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** What guests choose of it. */
export const GroupNames = styled.p`
  ${twoLines}
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)};
  &:empty {
    display: none;
  }
`;

/* A dish is known by its name and its picture: it says this where a search has found it. */
export const Description = styled.p`
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
  ${ROWS} {
    flex: 0 1 18em;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(2)};
  margin-top: auto;
  padding-top: ${space(1)};
  border-top: 1px dashed ${color('line')};
  ${ROWS} {
    flex-wrap: nowrap;
    align-items: center;
    margin-top: 0;
    padding-top: 0;
    border-top: 0;
  }
`;

export const Switches = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  min-width: 0;
  font-size: ${fontSize('sm')};
`;

export const Actions = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: ${space(1)};
  & > * {
    flex: 1 0 auto;
    padding-inline: ${space(1.5)};
  }
`;

/** Edit and delete: the bin never stands alone in a row. */
export const EditAndDelete = styled.div`
  display: flex;
  gap: ${space(1)};
  && {
    padding: 0;
  }
  & > * {
    flex: 1 0 auto;
    padding-inline: ${space(1.5)};
  }
  & > ${IconButton} {
    flex: none;
    padding: 0;
  }
`;
