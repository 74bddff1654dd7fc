import { fontSize, media, radius, space } from '@pickup/web';
import styled, { css } from 'styled-components';

/**
 * What has to be said above a list, in one row: side by side, on a phone to be swiped, so that the list itself stays in
 * sight. A band that is opened takes the width.
 */
export const Bands = styled.div.attrs({ role: 'group' })`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  margin-bottom: ${space(2)};
  overflow-x: auto;
  scrollbar-width: none;
  &:empty {
    display: none;
  }
  & > * {
    flex: 1 1 0;
    min-width: min(100%, 320px);
  }
  ${media.phone} {
    margin-block: calc(-1 * ${space(1)}) ${space(1)};
    margin-inline: calc(-1 * ${space(2)});
    padding-inline: ${space(2)};
    & > :not(:only-child) {
      min-width: 88%;
    }
  }
  &:has([aria-expanded='true']) {
    flex-wrap: wrap;
  }
  & > :has([aria-expanded='true']) {
    flex-basis: 100%;
  }
`;

/** One of them: as high as its button. */
export const Band = styled.section`
  border-radius: ${radius('card')};
`;

export const BandRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 52px;
  padding: ${space(0.5)} ${space(0.5)} ${space(0.5)} ${space(2)};
  & > svg,
  & > button {
    flex: none;
  }
`;

/** At most two lines, which are as high as the button beside them. */
export const twoLines = css`
  display: -webkit-box;
  flex: 1;
  min-width: 0;
  overflow: hidden;
  font-size: ${fontSize('sm')};
  line-height: 1.25;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** What it says; the rest is behind its button. */
export const BandWords = styled.p`
  ${twoLines}
  font-weight: 650;
`;
