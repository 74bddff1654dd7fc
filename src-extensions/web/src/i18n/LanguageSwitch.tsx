import styled, { css } from 'styled-components';
import { color, fontSize, media, motion, radius, space } from '../theme/accessors.js';
import { useChooseLanguage, useLanguage } from './i18n.js';
import { LANGUAGE_NAMES, languageCookie, LANGUAGES, type Language } from './language.js';

const Group = styled.div<{ $compact?: boolean }>`
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
  display: inline-flex;
  align-items: center;
  justify-content: center;
  font-size: ${fontSize('xs')};
  font-weight: 600;
  text-transform: uppercase;
  transition: ${motion('color')};
  &:hover {
    color: ${color('ink')};
  }
  text-decoration: none;
  &[aria-current='true'] {
    text-underline-offset: 5px;
  }
  ${media.tabletDown} {
    /* The one language that is not on the page is enough to choose. */
    &[aria-current='true'] {
      display: none;
    }
  }
`;

const choice = css`
  min-width: 44px;
  min-height: 44px;
  border: 0;
  border-radius: ${radius('control')};
  background: none;
  color: ${color('soft')};
  &[aria-pressed='true'],
  &[aria-current='true'] {
    color: ${color('ink')};
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;

const Choice = styled.button`
  ${choice}
  ${named}
`;

const ChoiceLink = styled.a`
  ${choice}
  ${compact}
`;

interface LanguageSwitchProps {
  /** Names the group of choices. */
  label: string;
  /** Fetches an app's texts of one language; the same function throughout. */
  loadTexts: (language: Language) => Promise<object>;
}

/** English or Dutch, where both are at the same address; each language is named in itself. */
export function LanguageSwitch({ label, loadTexts }: LanguageSwitchProps) {
  const current = useLanguage();
  const choose = useChooseLanguage(loadTexts);
  return (
    <Group role="group" aria-label={label}>
      {LANGUAGES.map((language) => (
        <Choice
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => void choose(language)}
        >
          {LANGUAGE_NAMES[language]}
        </Choice>
      ))}
    </Group>
  );
}

interface LanguageLinksProps {
  /** Names the group of links. */
  label: string;
  /** The address of this page in a language. */
  hrefOf: (language: Language) => string;
}

/** The languages' codes as links, where each has its address; the one that is opened is stored as the visitor's choice. */
export function LanguageLinks({ label, hrefOf }: LanguageLinksProps) {
  const current = useLanguage();
  return (
    <Group role="group" aria-label={label} $compact>
      {LANGUAGES.map((language) => (
        <ChoiceLink
          key={language}
          href={hrefOf(language)}
          hrefLang={language}
          lang={language}
          aria-label={`${language.toUpperCase()}, ${LANGUAGE_NAMES[language]}`}
          aria-current={language === current ? 'true' : undefined}
          // Read by before-hydration.js too: a press before React listens chooses as well.
          data-cookie={languageCookie(language)}
          onClick={() => void (document.cookie = languageCookie(language))}
        >
          {language}
        </ChoiceLink>
      ))}
    </Group>
  );
}
