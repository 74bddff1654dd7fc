import { localDay } from '@pickup/contract';
import { color, fontSize, formatDate, formatTime, space, useLanguage, useNow, useTranslation } from '@pickup/web';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useRestaurant } from '../restaurant/useRestaurant.js';
import { readMark, readNews } from './cached-at.js';
import { addDeviceTexts } from '../language/device-texts.js';

const Band = styled.p`
  padding: ${space(1)} ${space(2)};
  background: ${color('inverse')};
  color: ${color('onInverse')};
  font-size: ${fontSize('sm')};
  font-weight: 600;
  text-align: center;
`;

/** When what is shown was made, while the network does not answer; else null. */
function useCachedAt(): number | null {
  const queries = useQueryClient();
  const [cachedAt, setCachedAt] = useState(() => readMark(document));
  const shown = useRef(cachedAt);
  useEffect(() => {
    const { serviceWorker } = navigator;
    const hear = ({ data }: MessageEvent<unknown>) => {
      const news = readNews(data);
      if (news === undefined) return;
      setCachedAt(news);
      // What was cached is still shown, and nothing says so any more.
      if (news === null && shown.current !== null) void queries.invalidateQueries();
      shown.current = news;
    };
    serviceWorker.addEventListener('message', hear);
    serviceWorker.startMessages();
    return () => serviceWorker.removeEventListener('message', hear);
  }, [queries]);
  return cachedAt;
}

/** Says that there is no network, and as of when everything is that is shown. */
export default function OfflineNote() {
  const { t, i18n } = useTranslation();
  addDeviceTexts(i18n);
  const language = useLanguage();
  const { timeZone } = useRestaurant().info;
  const now = useNow();
  const cachedAt = useCachedAt();
  if (cachedAt === null) return null;
  const time = formatTime(cachedAt, { language, timeZone });
  const isToday = localDay(cachedAt, timeZone) === localDay(now, timeZone);
  const day = formatDate(cachedAt, { language, timeZone });
  return (
    <Band role="status">{isToday ? t('device.offline', { time }) : t('device.offlineBefore', { day, time })}</Band>
  );
}
