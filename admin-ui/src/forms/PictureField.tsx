import { PICTURE_TYPES } from '@pickup/contract';
import {
  Button,
  CloseIcon,
  color,
  fontSize,
  PictureIcon,
  CameraIcon,
  radius,
  space,
  Spinner,
  TrashIcon,
} from '@pickup/web';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Hint, Problem } from './field-parts.js';
import { PicturePreview } from './PicturePreview.js';
import type { PictureUpload } from './usePictureUpload.js';

const Zone = styled.div<{ $over: boolean }>`
  display: grid;
  gap: ${space(1.5)};
  padding: ${space(2)};
  border: 2px dashed ${({ $over, theme }) => ($over ? theme.color.accent : theme.color.edge)};
  border-radius: ${radius('field')};
  background: ${({ $over, theme }) => ($over ? theme.color.accentWash : theme.color.card)};
`;

const Sending = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)};
  font-size: ${fontSize('sm')};
  overflow-wrap: anywhere;
`;

const Frame = styled.div`
  display: grid;
  place-items: center;
  width: 128px;
  aspect-ratio: 4 / 3;
  border-radius: ${radius('small')};
  background: ${color('sunk')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

/* Touch devices have a camera. */
const TouchOnly = styled.span`
  display: none;
  @media (pointer: coarse) {
    display: contents;
  }
`;

interface PictureFieldProps {
  /** Where the picture lies; empty: none. */
  url: string;
  upload: PictureUpload;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** A picture, dropped, chosen or taken with the camera; sent at once, so that what is shown is what guests will see. */
export function PictureField({ url, upload, onChoose, onRemove }: PictureFieldProps) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { sending, problem, cancel } = upload;

  const choose = (file: File | undefined) => {
    if (file) onChoose(file);
  };
  const chosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    choose(target.files?.[0]);
    // So that choosing the same file again fires a change.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Zone
      $over={over}
      role="group"
      aria-label={t('app.form.picture.label')}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {sending !== null ? (
        <Sending role="status">
          <Frame>
            <Spinner size={28} />
          </Frame>
          {t('app.form.picture.sending', { name: sending })}
        </Sending>
      ) : (
        <PicturePreview url={url} />
      )}
      <Actions>
        {sending !== null ? (
          <Button variant="secondary" onClick={cancel}>
            <CloseIcon size={18} /> {t('app.form.picture.cancel')}
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => files.current?.click()}>
              <PictureIcon size={18} /> {t(url === '' ? 'app.form.picture.choose' : 'app.form.picture.replace')}
            </Button>
            <TouchOnly>
              <Button variant="secondary" onClick={() => camera.current?.click()}>
                <CameraIcon size={18} /> {t('app.form.picture.take')}
              </Button>
            </TouchOnly>
            {url !== '' && (
              <Button variant="quiet" onClick={onRemove}>
                <TrashIcon size={18} /> {t('app.form.picture.remove')}
              </Button>
            )}
          </>
        )}
      </Actions>
      <Hint>{t('app.form.picture.hint')}</Hint>
      {problem !== null && <Problem role="alert">{problem}</Problem>}
      <input ref={files} type="file" accept={PICTURE_TYPES.join(',')} hidden tabIndex={-1} onChange={chosen} />
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden tabIndex={-1} onChange={chosen} />
    </Zone>
  );
}
