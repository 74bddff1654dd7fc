import { color, fontSize, media, space } from '@pickup/web';
import styled from 'styled-components';

/** A desktop's screen, on which the narrower page would leave two fifths empty. */
export const WIDE_SCREEN = '@media (min-width: 1600px)';

/** A column of content, at most as wide as a page. */
export const Column = styled.div`
  width: 100%;
  max-width: calc(${({ theme }) => theme.pageWidth} + 2 * ${space(3)});
  margin-inline: auto;
  padding-inline: ${space(3)};
  ${WIDE_SCREEN} {
    max-width: calc(1400px + 2 * ${space(3)});
  }
  ${media.phone} {
    padding-inline: ${space(2)};
  }
`;

/** A page below the bar. */
export const Page = styled(Column)`
  padding-block: ${space(5)} ${space(9)};
  ${media.phone} {
    padding-block: ${space(3)} ${space(6)};
  }
`;

export const PageHeading = styled.h1`
  font-size: ${fontSize('title')};
  ${media.phone} {
    font-size: ${fontSize('xxl')};
  }
`;

export const Intro = styled.p`
  margin-top: ${space(1)};
  color: ${color('soft')};
`;

/** A heading of a section within a page. */
export const SectionHeading = styled.h2`
  font-size: ${fontSize('xxl')};
  ${media.phone} {
    font-size: ${fontSize('xl')};
  }
`;
