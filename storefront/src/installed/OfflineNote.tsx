import { localDay } from '@pickup/contract';
import { color, fontSize, formatDate, formatTime, space, useLanguage, useNow, useTranslation } from '@pickup/web';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useRestaurant } from '../restaurant/useRestaurant.js';
import { readMark, readNews } from './kept-since.js';
import { addInstalledTexts } from './texts.js';

const Band = styled.p`
  padding: ${space(1)} ${space(2)};
  background: ${color('inverse')};
  color: ${color('onInverse')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  text-align: center;
`;

/** When what is shown was made, while the network does not answer; else null. */
function useKeptAt(): number | null {
  const queries = useQueryClient();
  const [keptAt, setKeptAt] = useState(() => readMark(document));
  const shown = useRef(keptAt);
  useEffect(() => {
    const { serviceWorker } = navigator;
    const hear = ({ data }: MessageEvent<unknown>) => {
      const news = readNews(data);
      if (news === undefined) return;
      setKeptAt(news);
      // What was kept is still shown, and nothing says so any more.
      if (news === null && shown.current !== null) void queries.invalidateQueries();
      shown.current = news;
    };
    serviceWorker.addEventListener('message', hear);
    serviceWorker.startMessages();
    return () => serviceWorker.removeEventListener('message', hear);
  }, [queries]);
  return keptAt;
}

/** Says that there is no network, and as of when everything is that is shown. */
export default function OfflineNote() {
  const { t, i18n } = useTranslation();
  addInstalledTexts(i18n);
  const language = useLanguage();
  const { timeZone } = useRestaurant().info;
  const now = useNow();
  const keptAt = useKeptAt();
  if (keptAt === null) return null;
  const time = formatTime(keptAt, { language, timeZone });
  const isToday = localDay(keptAt, timeZone) === localDay(now, timeZone);
  const day = formatDate(keptAt, { language, timeZone });
  return (
    <Band role="status">{isToday ? t('installed.kept', { time }) : t('installed.keptBefore', { day, time })}</Band>
  );
}
