import {
  color,
  fontSize,
  HeartIcon,
  KitchenIcon,
  LeafIcon,
  media,
  radius,
  space,
  useTranslation,
  LocalWords,
  useLocalText,
} from '@pickup/web';
import styled from 'styled-components';
import { Head, useRestaurantData } from '../../head/Head.js';
import { Page, PageHeading, SectionHeading } from '../../page-parts/Page.js';
import { RestaurantPicture } from '../../restaurant/RestaurantPicture.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { ContactPanel } from './ContactPanel.js';
import { HoursPanel } from './HoursPanel.js';

export interface MissionValue {
  title: string;
  text: string;
}

/** In characters: what is longer before a colon is part of a sentence, not the name of a value. */
const LONGEST_TITLE = 30;

/**
 * The owner's mission as prose and values: a line such as `Season first: the menu follows the market` is a value.
 */
export function readMission(mission: string): { prose: string; values: MissionValue[] } {
  const prose: string[] = [];
  const values: MissionValue[] = [];
  for (const line of mission.split('\n')) {
    const colon = line.indexOf(': ');
    if (colon > 0 && colon <= LONGEST_TITLE)
      values.push({ title: line.slice(0, colon).trim(), text: line.slice(colon + 2).trim() });
    else prose.push(line);
  }
  return { prose: prose.join('\n').trim(), values };
}

const Root = styled(Page)`
  display: grid;
  gap: ${space(6)};
`;

/** The picture beside the heading, below it on a phone. */
const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 0.6fr);
  align-items: center;
  gap: ${space(4)};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }
`;

const Lead = styled.p`
  max-width: 60ch;
  margin-top: ${space(2)};
  font-size: ${fontSize('lg')};
  color: ${color('soft')};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(5)};
  ${media.tabletDown} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Prose = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  & > p {
    max-width: 62ch;
    white-space: pre-line;
  }
`;

/** Values and awards, as many beside each other as there is room for. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${space(2)};
  ${media.tablet} {
    /* Four stand two by two: none is left alone. */
    &:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const Value = styled.li`
  padding-top: ${space(1.5)};
  border-top: 1px solid ${color('line')};
  & > p {
    margin-top: ${space(0.5)};
    font-size: ${fontSize('sm')};
    color: ${color('soft')};
  }
`;

const Award = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(3)};
  border-radius: ${radius('card')};
  background: ${color('groundButter')};
  &:nth-child(2) {
    background: ${color('groundSage')};
  }
  &:nth-child(3) {
    background: ${color('groundRose')};
  }
  & > p {
    font-size: ${fontSize('sm')};
  }
`;

const Small = styled.h3`
  font-size: ${fontSize('lg')};
`;

const AWARDS = [
  { award: 'guests', Mark: HeartIcon },
  { award: 'green', Mark: LeafIcon },
  { award: 'craft', Mark: KitchenIcon },
] as const;

/** The restaurant's story, hours and contact; every text of the owner's has a fallback. */
export default function AboutPage() {
  const { t } = useTranslation();
  const restaurant = useRestaurantData();
  const { info } = useRestaurant();
  const local = useLocalText();
  const [description, story, mission] = [local(info, 'description'), local(info, 'story'), local(info, 'mission')];
  const { prose, values } = readMission(mission.text ?? '');
  const usualValues = (['fresh', 'honest', 'near'] as const).map((value) => ({
    title: t(`about.mission.values.${value}.title`),
    text: t(`about.mission.values.${value}.text`),
  }));
  const shownValues = values.length > 0 ? values : usualValues;
  const said = (text: string) => (values.length > 0 ? { ...mission, text } : text);
  return (
    <Root>
      <Head title={t('about.pageTitle')} path="/about" about="about" data={restaurant} />
      <Opening>
        <div>
          <PageHeading tabIndex={-1}>{t('about.title', { name: info.name })}</PageHeading>
          <Lead>
            <LocalWords words={description.text === null ? t('fallback.description') : description} />
          </Lead>
        </div>
        <RestaurantPicture />
      </Opening>
      {/* What most people come for. */}
      <Columns>
        <HoursPanel />
        <ContactPanel />
      </Columns>
      <Columns>
        <Prose>
          <SectionHeading>{t('about.story.title')}</SectionHeading>
          <p>
            <LocalWords words={story.text === null ? t('fallback.story') : story} />
          </p>
        </Prose>
        <Prose>
          <SectionHeading>{t('about.mission.title')}</SectionHeading>
          <p>
            <LocalWords words={prose ? { ...mission, text: prose } : t('fallback.mission')} />
          </p>
          <Tiles>
            {shownValues.map(({ title, text }) => (
              <Value key={title}>
                <Small>
                  <LocalWords words={said(title)} />
                </Small>
                <p>
                  <LocalWords words={said(text)} />
                </p>
              </Value>
            ))}
          </Tiles>
        </Prose>
      </Columns>
      <Prose>
        <SectionHeading>{t('about.awards.title')}</SectionHeading>
        <Tiles>
          {AWARDS.map(({ award, Mark }) => (
            <Award key={award}>
              <Mark size={28} />
              <Small>{t(`about.awards.${award}.title`)}</Small>
              <p>{t(`about.awards.${award}.text`)}</p>
            </Award>
          ))}
        </Tiles>
      </Prose>
    </Root>
  );
}
