import {
  color,
  fontSize,
  radius,
  space,
  Spinner,
  BackIcon,
  ButtonLink,
  media,
  usePageTitle,
  useTranslation,
} from '@pickup/web';
import styled from 'styled-components';
import type { ReactNode } from 'react';
import { ALARM_HEIGHT } from '../live-orders/alarm-height.js';
import { useBadgedTitle } from '../live-orders/useTabTitle.js';

/* Above the skeletons and out of the flow: nothing moves when it goes. */
const Root = styled.p`
  position: absolute;
  left: 50%;
  z-index: 4;
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  width: max-content;
  max-width: calc(100vw - 2 * ${space(3)});
  margin-top: ${space(6)};
  padding: ${space(1)} ${space(2.5)};
  background: ${color('card')};
  color: ${color('ink')};
  border: 1px solid ${color('line')};
  border-radius: ${radius('round')};
  box-shadow: ${color('shadowLifted')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  transform: translateX(-50%);
  pointer-events: none;
`;

/** The spinner of a loading screen, in front of its skeletons. */
export const Loading = ({ label }: { label: string }) => (
  <Root role="status" aria-label={label}>
    <Spinner size={24} />
    <span>{label}</span>
  </Root>
);

export const Column = styled.div`
  width: 100%;
  max-width: calc(${({ theme }) => theme.pageWidth} + 2 * ${space(3)});
  margin-inline: auto;
  padding-inline: ${space(3)};
  ${media.phone} {
    padding-inline: ${space(2)};
  }
`;

const Bar = styled.header`
  position: sticky;
  top: ${ALARM_HEIGHT};
  z-index: 10;
  background: ${color('card')};
  border-bottom: 1px solid ${color('line')};
`;

const BarRow = styled(Column)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 68px;
  padding-block: ${space(1)};
`;

const BackLink = styled(ButtonLink)`
  flex: none;
  width: 44px;
  padding: 0;
`;

const Title = styled.h1`
  flex: 1;
  min-width: 0;
  font-size: ${fontSize('xxl')};
  ${media.phone} {
    font-size: ${fontSize('xl')};
  }
  /* The longest Dutch title is one word, and stays one. */
  @media (max-width: 359.98px) {
    font-size: ${fontSize('lg')};
  }
`;

const Content = styled(Column)`
  padding-block: ${space(2.5)} ${space(9)};
`;

interface ScreenProps {
  title: string;
  /** The browser tab's words when they say more than the title and how many orders are new. */
  tabTitle?: string;
  /** Shown at the end of the bar. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen: a bar with the way back to /admin and the title, then the content. */
export function Screen({ title, tabTitle, aside, children }: ScreenProps) {
  const { t } = useTranslation();
  const badgedTitle = useBadgedTitle(title);
  usePageTitle(`${tabTitle ?? badgedTitle} · ${t('app.name')}`);
  return (
    <main>
      <Bar>
        <BarRow>
          <BackLink to="/" $variant="secondary" aria-label={t('app.back')}>
            <BackIcon />
          </BackLink>
          <Title tabIndex={-1}>{title}</Title>
          {aside}
        </BarRow>
      </Bar>
      <Content>{children}</Content>
    </main>
  );
}
