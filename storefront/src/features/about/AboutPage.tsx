import { color, fontSize, media, radius, space, StarIcon } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Head } from '../../head/Head.js';
import { useRestaurantData } from '../../head/useRestaurantData.js';
import { Page, PageHeading, SectionHeading } from '../../page-parts/Page.js';
import { useRestaurant } from '../../restaurant/useRestaurant.js';
import { ContactPanel } from './ContactPanel.js';
import { HoursPanel } from './HoursPanel.js';
import { readMission } from './mission.js';

const Root = styled(Page)`
  display: grid;
  gap: ${space(6)};
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
  align-items: start;
  gap: ${space(5)};
  ${media.tabletDown} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Prose = styled.section`
  display: grid;
  gap: ${space(2)};
  & > p {
    max-width: 62ch;
    white-space: pre-line;
  }
`;

const Trio = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${space(2)};
`;

const Value = styled.li`
  padding-top: ${space(1.5)};
  border-top: 2px solid ${color('accent')};
  & > p {
    font-size: ${fontSize('sm')};
    color: ${color('soft')};
  }
`;

const Award = styled.li`
  display: grid;
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

/** Who cooks, when and where; every text of the owner's has a fallback (specification 2, about). */
export default function AboutPage() {
  const { t } = useTranslation();
  const restaurant = useRestaurantData();
  const { info } = useRestaurant();
  const { prose, values } = readMission(info.mission ?? '');
  const usualValues = (['fresh', 'honest', 'near'] as const).map((value) => ({
    title: t(`about.mission.values.${value}.title`),
    text: t(`about.mission.values.${value}.text`),
  }));
  const shownValues = values.length > 0 ? values : usualValues;
  return (
    <Root>
      <Head title={t('about.pageTitle')} path="/about" about="about" data={[restaurant]} />
      <div>
        <PageHeading tabIndex={-1}>{t('about.title', { name: info.name })}</PageHeading>
        <Lead>{info.description ?? t('about.descriptionFallback')}</Lead>
      </div>
      <Columns>
        <Prose>
          <SectionHeading>{t('about.story.title')}</SectionHeading>
          <p>{info.story ?? t('about.story.fallback')}</p>
        </Prose>
        <Prose>
          <SectionHeading>{t('about.mission.title')}</SectionHeading>
          <p>{prose || t('about.mission.fallback')}</p>
          <Trio>
            {shownValues.map(({ title, text }) => (
              <Value key={title}>
                <Small>{title}</Small>
                <p>{text}</p>
              </Value>
            ))}
          </Trio>
        </Prose>
      </Columns>
      <Prose>
        <SectionHeading>{t('about.awards.title')}</SectionHeading>
        <Trio>
          {(['guests', 'green', 'craft'] as const).map((award) => (
            <Award key={award}>
              <StarIcon size={28} />
              <Small>{t(`about.awards.${award}.title`)}</Small>
              <p>{t(`about.awards.${award}.text`)}</p>
            </Award>
          ))}
        </Trio>
      </Prose>
      <Columns>
        <HoursPanel />
        <ContactPanel />
      </Columns>
    </Root>
  );
}
