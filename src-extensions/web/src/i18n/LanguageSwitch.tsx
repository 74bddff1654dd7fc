import styled, { css } from 'styled-components';
import { color, fontSize, media, motion, radius, space } from '../theme/accessors.js';
import { useChooseLanguage, useLanguage } from './i18n.js';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from './language.js';

const Group = styled.div<{ $compact: boolean }>`
  display: inline-flex;
  ${({ $compact }) =>
    !$compact &&
    css`
      gap: ${space(0.5)};
    `}
  ${media.noScript} {
    display: none;
  }
`;

const named = css`
  padding: 0 ${space(1.5)};
  font-size: ${fontSize('sm')};
  &:hover {
    background: ${color('sunk')};
  }
  &[aria-pressed='true'] {
    font-weight: 650;
    text-underline-offset: 0.35em;
  }
`;

const compact = css`
  padding: 0;
  font-size: ${fontSize('xs')};
  font-weight: 600;
  text-transform: uppercase;
  transition: ${motion('color')};
  &:hover {
    color: ${color('ink')};
  }
  &[aria-pressed='true'] {
    text-underline-offset: 5px;
  }
  ${media.phone} {
    /* The one language that is not on the page is enough to choose. */
    &[aria-pressed='true'] {
      display: none;
    }
  }
`;

const Choice = styled.button<{ $compact: boolean }>`
  min-width: 44px;
  min-height: 44px;
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color('soft')};
  &[aria-pressed='true'] {
    color: ${color('ink')};
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  ${({ $compact }) => ($compact ? compact : named)}
`;

interface LanguageSwitchProps {
  /** Names the group of choices. */
  label: string;
  /** Fetches an app's texts of one language; the same function throughout. */
  loadTexts: (language: Language) => Promise<object>;
  /** Shows the languages' codes instead of their names. */
  short?: boolean;
}

/** English or Dutch; each language is named in itself. */
export function LanguageSwitch({ label, loadTexts, short = false }: LanguageSwitchProps) {
  const current = useLanguage();
  const choose = useChooseLanguage(loadTexts);
  return (
    <Group role="group" aria-label={label} $compact={short}>
      {LANGUAGES.map((language) => (
        <Choice
          key={language}
          type="button"
          lang={language}
          aria-label={short ? `${language.toUpperCase()}, ${LANGUAGE_NAMES[language]}` : undefined}
          aria-pressed={language === current}
          $compact={short}
          onClick={() => void choose(language)}
        >
          {short ? language : LANGUAGE_NAMES[language]}
        </Choice>
      ))}
    </Group>
  );
}
