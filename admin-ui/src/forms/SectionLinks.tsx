import { centerInLine, color, fontSize, media, radius, space, useElementInView, useTranslation } from '@pickup/web';
import { belowBar } from '../screen/below-bar.js';
import { scrollShadows } from '../screen/scroll-shadows.js';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import styled, { css } from 'styled-components';

interface Section {
  /** Of its heading, or of itself where it has none. */
  id: string;
  title: string;
}

/** Adds a section to those the form leads to, after those that came before; returns what takes it away. */
type AddSection = (section: Section) => () => void;

const AddSectionContext = createContext<AddSection>(() => () => undefined);

/** Has the links above a long form lead to a section. @param id of its heading or of itself, which can take the focus */
export function useSectionLink(id: string, title: string): void {
  const add = useContext(AddSectionContext);
  // Before it is painted: the form below must not jump.
  useLayoutEffect(() => add({ id, title }), [add, id, title]);
}

/* A mouse needs no tall links, and sees all of them in one or two rows. */
const pagePlace = css`
  @media (min-width: 1000px) and (hover: hover) {
    && {
      flex-wrap: wrap;
      gap: 2px ${space(0.5)};
      overflow: visible;
    }
    & > button {
      min-height: 36px;
      padding-inline: 10px;
    }
    && ~ *,
    && ~ * :is(section, input, textarea, select) {
      scroll-margin-top: ${space(5)};
    }
  }
  ${media.phone} {
    margin-inline: calc(-1 * ${space(2)});
    padding-inline: ${space(2)};
  }
`;

/* What it leads to, and a field that is wrong, with its label, stand below it. */
const dialogPlace = css`
  && {
    top: 0;
    margin-top: 0;
  }
  && ~ * {
    scroll-margin-top: ${space(9)};
  }
  && ~ * :is(input, textarea, select) {
    scroll-margin-top: 104px;
  }
`;

/*
 * The form is long: its links are one line to be scrolled that stays in sight.
 * The form's fields are never narrower than what is among them: the line is not to count.
 */
const Row = styled.div<{ $inDialog: boolean }>`
  ${belowBar}
  contain: inline-size;
  display: flex;
  gap: ${space(1)};
  margin: calc(-1 * ${space(2.5)}) calc(-1 * ${space(3)}) 0;
  padding: ${space(1)} ${space(3)};
  border-bottom: 1px solid ${color('line')};
  ${({ $inDialog }) => scrollShadows($inDialog ? 'card' : 'paper')}
  overflow-x: auto;
  scrollbar-width: none;
  /* A mouse has no other way to what is out of sight. */
  ${media.hover} {
    scrollbar-width: thin;
    padding-bottom: ${space(0.5)};
  }
  ${({ $inDialog }) => ($inDialog ? dialogPlace : pagePlace)}
`;

const Jump = styled.button`
  flex: none;
  min-height: 44px;
  padding: 0 ${space(2)};
  background: none;
  border: 1px solid ${color('line')};
  border-radius: ${radius('control')};
  color: inherit;
  font-size: ${fontSize('sm')};
  font-weight: 600;
  white-space: nowrap;
  &:hover {
    border-color: ${color('edge')};
  }
  &[aria-current] {
    border-color: transparent;
    background: ${color('inverse')};
    color: ${color('onInverse')};
  }
`;

/** Puts a section below the links, with its upper edge in sight, and the focus on its heading. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  (heading?.closest('section') ?? heading)?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

const Part = styled.section`
  display: grid;
  gap: ${space(2.5)};
  min-width: 0;
`;

/** A section of a long form that has no heading of its own. */
export function LinkedPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  useSectionLink(id, title);
  return (
    <Part id={id} aria-label={title} tabIndex={-1}>
      {children}
    </Part>
  );
}

interface LinkedSectionsProps {
  /** The form stands in a dialog, which scrolls by itself. */
  inDialog?: boolean;
  children: ReactNode;
}

/** The sections of a long form below links to each of them. */
export function LinkedSections({ inDialog = false, children }: LinkedSectionsProps) {
  const { t } = useTranslation();
  const [sections, setSections] = useState<readonly Section[]>([]);
  const add = useCallback<AddSection>((section) => {
    setSections((known) => [...known, section]);
    return () => setSections((known) => known.filter((other) => other !== section));
  }, []);
  const row = useRef<HTMLDivElement>(null);
  const inView = useElementInView(
    sections.map(({ id }) => id),
    row,
  );
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current) centerInLine(row.current, current);
  }, [inView]);
  return (
    <AddSectionContext.Provider value={add}>
      <Row ref={row} role="group" aria-label={t('app.form.sections')} $inDialog={inDialog}>
        {sections.map(({ id, title }) => (
          // No link: another place in the same form is no other address, which would ask about unsaved changes.
          <Jump key={id} type="button" aria-current={id === inView ? 'true' : undefined} onClick={() => goTo(id)}>
            {title}
          </Jump>
        ))}
      </Row>
      {children}
    </AddSectionContext.Provider>
  );
}
