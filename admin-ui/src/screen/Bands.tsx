import {
  color,
  DownIcon,
  fontSize,
  media,
  PHONE_QUERY,
  radius,
  space,
  UpIcon,
  useMediaQuery,
  useTranslation,
} from '@pickup/web';
import { useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styled, { css } from 'styled-components';

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  margin-bottom: ${space(2)};
  &:has(> :only-child:empty) {
    display: none;
  }
  ${media.phone} {
    margin-block: -10px ${space(1)};
  }
`;

const List = styled.div<{ $shown: number | null }>`
  display: flex;
  flex: 1;
  align-items: flex-start;
  gap: ${space(1)};
  min-width: 0;
  & > * {
    flex: 1 1 0;
    min-width: 0;
  }
  &:has([aria-expanded='true']) {
    flex-wrap: wrap;
  }
  & > :has([aria-expanded='true']) {
    flex-basis: 100%;
  }
  ${({ $shown }) =>
    $shown === null
      ? css`
          flex-direction: column;
          & > * {
            flex: none;
            width: 100%;
          }
        `
      : css`
          & > :nth-child(n + ${$shown + 1}) {
            display: none;
          }
        `}
`;

/* As high as the row of a band. */
const Fold = styled.button`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-width: 60px;
  min-height: 52px;
  padding-inline: ${space(1)};
  background: ${color('card')};
  border: 1px solid ${color('edge')};
  border-radius: ${radius('card')};
  color: ${color('ink')};
  font-size: ${fontSize('sm')};
  font-weight: 650;
  line-height: 1.1;
  white-space: nowrap;
  ${media.phone} {
    width: 60px;
    min-width: 0;
    padding-inline: ${space(0.5)};
    white-space: normal;
  }
  &:hover {
    background: ${color('sunk')};
  }
`;

/** How many elements are in another, as they come and go by themselves. */
function useElementCount(parent: RefObject<HTMLElement>): number {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const { current } = parent;
    if (!current) return;
    const look = () => setCount(current.childElementCount);
    look();
    const observer = new MutationObserver(look);
    observer.observe(current, { childList: true });
    return () => observer.disconnect();
  }, [parent]);
  return count;
}

/** How many bands have room beside each other. */
function useRoomForBands(): number {
  const onPhone = useMediaQuery(PHONE_QUERY);
  const onTablet = useMediaQuery('(max-width: 1023.98px)');
  if (onPhone) return 1;
  return onTablet ? 2 : 3;
}

/**
 * What has to be said above a list, the most urgent first, in one row, so that the list itself stays in sight: as many as have
 * room, and how many more there are. A press shows all of them below each other.
 */
export function Bands({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const room = useRoomForBands();
  const more = useElementCount(list) - room;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Root>
      <List ref={list} id={id} role="group" aria-label={t('app.bands.label')} $shown={isOpen && more > 0 ? null : room}>
        {children}
      </List>
      {more > 0 && (
        <Fold
          type="button"
          aria-label={isOpen ? t('app.bands.fewerOf') : t('app.bands.moreOf', { count: more })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('app.bands.fewer') : t('app.bands.more', { count: more })}
          {isOpen ? <UpIcon size={18} /> : <DownIcon size={18} />}
        </Fold>
      )}
    </Root>
  );
}

/** One of them: as high as its button. */
export const Band = styled.section`
  border-radius: ${radius('card')};
`;

export const BandRow = styled.div`
  display: flex;
  /* In large letters the words have a row of their own. */
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1)};
  min-height: 52px;
  padding: ${space(0.5)} ${space(0.5)} ${space(0.5)} ${space(2)};
  & > svg,
  & > button {
    flex: none;
  }
  ${media.phone} {
    padding-block: 0;
    padding-left: ${space(1.5)};
    /* The colour says it too, and the words need the room. */
    & > svg {
      display: none;
    }
  }
`;

/** At most two lines, which are as high as the button beside them; on a phone four. */
export const twoLines = css`
  display: -webkit-box;
  flex: 1 1 5em;
  min-width: 0;
  overflow: hidden;
  font-size: ${fontSize('sm')};
  line-height: 1.25;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  ${media.phone} {
    font-size: ${fontSize('xs')};
    line-height: 1.2;
    -webkit-line-clamp: 4;
  }
`;

/** What it says; the rest is behind its button. */
export const BandWords = styled.p`
  ${twoLines}
  font-weight: 650;
`;
