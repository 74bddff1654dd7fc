import { isImageUrl } from '@pickup/contract';
import { color, fontSize, Picture, radius, space } from '@pickup/web';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

const Frame = styled.div`
  flex: none;
  overflow: hidden;
  width: 112px;
  aspect-ratio: 4 / 3;
  border-radius: ${radius('small')};
  border: 1px solid ${color('line')};
`;

const Words = styled.p`
  min-width: 0;
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

/** How long an address has to stand still before it is fetched, in milliseconds: half of one is no picture. */
const STILL_MS = 400;

/** What guests will see of an address as it is typed: the picture, or the placeholder and why. */
export function PicturePreview({ url }: { url: string }) {
  const { t } = useTranslation();
  const [still, setStill] = useState(url);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setStill(url), STILL_MS);
    return () => clearTimeout(timer);
  }, [url]);
  const shown = isImageUrl(still.trim()) ? still.trim() : '';
  const words = () => {
    if (shown === '') return t('deals.picture.none');
    return t(failed === shown ? 'deals.picture.failed' : 'deals.picture.shown');
  };
  return (
    <Root role="group" aria-label={t('deals.picture.preview')}>
      <Frame>
        <Picture src={shown} alt="" width={112} height={84} eager onFail={() => setFailed(shown)} />
      </Frame>
      <Words aria-live="polite">{words()}</Words>
    </Root>
  );
}
