import { allergenStatement, type Allergen, type DietaryMark } from '@pickup/contract';
import { color, fontSize, useTranslation } from '@pickup/web';
import { Fragment } from 'react';
import styled from 'styled-components';

/** Dietary information of a dish, a deal or a line (product.md, Allergens). */
export interface DietaryInformation {
  /** Null: the owner has not said; empty: none of the 14. */
  allergens: readonly Allergen[] | null;
  /** Where the owner has not said of every part: what is known of the others. */
  knownAllergens?: readonly Allergen[] | undefined;
  dietary: readonly DietaryMark[];
}

export interface DietaryTexts {
  marks: (dietary: readonly DietaryMark[]) => string[];
  /** `Contains: gluten, milk` */
  allergens: (of: Pick<DietaryInformation, 'allergens' | 'knownAllergens'>) => string;
}

/** Vegan implies vegetarian, which is then not shown. */
const shownMarks = (dietary: readonly DietaryMark[]) =>
  dietary.filter((mark) => mark !== 'vegetarian' || !dietary.includes('vegan'));

/** Texts of dietary information in the visitor's language. */
export function useDietaryTexts(): DietaryTexts {
  const { t } = useTranslation();
  return {
    marks: (dietary) => shownMarks(dietary).map((mark) => t(`allergens.marks.${mark}`)),
    allergens: (of) => {
      const { says, named } = allergenStatement(of);
      return t(`allergens.${says}`, { list: named.map((one) => t(`allergens.names.${one}`)).join(', ') });
    },
  };
}

/** What does not fit beside the marks begins a line, so that no line ends with `Contains:` alone. */
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.8em;
  overflow: clip;
  font-size: ${fontSize('xs')};
  line-height: 1.4;
  color: ${color('soft')};
  overflow-wrap: anywhere;
  & > * {
    position: relative;
    min-width: 0;
  }
  b {
    color: ${color('leaf')};
    font-weight: 650;
    white-space: nowrap;
  }
  /* A dot between two parts of a line, hidden from screen readers; at a line's begin it is clipped. */
  & > * + *::before {
    position: absolute;
    left: -0.55em;
    content: '·';
    content: '·' / '';
  }
`;

/** Dietary marks and allergens in one line, or that the owner has given none. */
export function AllergenLine({ dietary, ...stated }: DietaryInformation) {
  const words = useDietaryTexts();
  return (
    <Line>
      {words.marks(dietary).map((mark) => (
        <Fragment key={mark}>
          <b>{mark}</b>{' '}
        </Fragment>
      ))}
      <span>{words.allergens(stated)}</span>
    </Line>
  );
}
