import { isImageUrl, PICTURE_SHAPES, UPLOADED_PICTURE, type PictureKind } from '@pickup/contract';
import { color, fontSize, Picture, radius, space, useTranslation } from '@pickup/web';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)};
  & > :only-child {
    grid-column: 1 / -1;
  }
`;

const Frame = styled.div<{ $kind: PictureKind }>`
  overflow: hidden;
  width: ${({ $kind }) => ($kind === 'logo' ? 96 : 128)}px;
  aspect-ratio: ${({ $kind }) => PICTURE_SHAPES[$kind].aspect};
  & > img {
    object-fit: ${({ $kind }) => (PICTURE_SHAPES[$kind].isWhole ? 'contain' : 'cover')};
  }
  border-radius: ${radius('small')};
  border: 1px solid ${color('line')};
`;

const Words = styled.p`
  font-size: ${fontSize('xs')};
  color: ${color('soft')};
`;

/** How long typing must rest before an address is tried, in milliseconds, so that half an address is not fetched. */
const REST_MS = 400;

function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** What guests will see of a typed address: the picture, or what stands in its place and why. */
export function PicturePreview({ kind, url }: { kind: PictureKind; url: string }) {
  const { t } = useTranslation();
  const rested = useRested(url.trim());
  const [failed, setFailed] = useState<string | null>(null);
  const [loaded, setLoaded] = useState({ url: '', width: 0 });
  const tried = isImageUrl(rested) ? rested : '';
  const words = () => {
    if (tried === '') return t(`app.form.picture.kind.${kind}.none`);
    if (failed === tried) return t('app.form.picture.failed');
    const { small, full } = PICTURE_SHAPES[kind];
    const isSmall = UPLOADED_PICTURE.test(tried) && loaded.url === tried && loaded.width < small;
    return isSmall ? t('app.form.picture.small', { width: loaded.width, full }) : t('app.form.picture.shown');
  };
  return (
    <Root role="group" aria-label={t('app.form.picture.preview')}>
      {(tried !== '' || kind === 'dish') && (
        <Frame $kind={kind}>
          <Picture
            src={tried}
            alt=""
            width={256}
            height={192}
            onFail={() => setFailed(tried)}
            onLoad={({ currentTarget }) => setLoaded({ url: tried, width: currentTarget.naturalWidth })}
            eager
          />
        </Frame>
      )}
      <Words aria-live="polite">{words()}</Words>
    </Root>
  );
}
