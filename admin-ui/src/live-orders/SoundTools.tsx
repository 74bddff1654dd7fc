import { useId } from 'react';
import { AlertIcon, Button, color, fontSize, space, media, Select, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import { Band, BandRow, BandWords } from '../screen/Bands.js';
import { isVolume, VOLUMES, type Sound } from './sound.js';
import { useWakeLock } from './useWakeLock.js';

const Root = styled(Band)`
  background: ${color('noteWash')};
  color: ${color('onNoteWash')};
`;

/** Says that the browser blocks the sound, with a button that unblocks it. */
export function SoundBlocked({ onTurnOn }: { onTurnOn: () => void }) {
  const { t } = useTranslation();
  return (
    <Root role="alert">
      <BandRow>
        <AlertIcon size={24} />
        <BandWords>{t('orders.sound.blocked')}</BandWords>
        <Button variant="secondary" onClick={onTurnOn}>
          {t('orders.sound.turnOn')}
        </Button>
      </BandRow>
    </Root>
  );
}

const SoundToolsRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(1.5)};
  margin-block: ${space(2)};
  font-size: ${fontSize('sm')};
`;

const Label = styled.label`
  font-weight: 650;
`;

const Choice = styled(Select)`
  width: auto;
  min-height: 44px;
  font-size: ${fontSize('sm')};
`;

const Silent = styled.p`
  color: ${color('danger')};
  font-weight: 650;
`;

const Awake = styled.p`
  margin-left: auto;
  color: ${color('soft')};
  ${media.phone} {
    margin-left: 0;
  }
`;

/** How loud this device rings, and whether its screen stays on. */
export function SoundTools({ sound: { state, volume, choose, unlock, play } }: { sound: Sound }) {
  const { t } = useTranslation();
  const id = useId();
  const isAwake = useWakeLock();
  const test = async () => {
    await unlock();
    play('orders');
  };
  return (
    <SoundToolsRoot>
      {state === 'missing' ? (
        <Silent>{t('orders.sound.missing')}</Silent>
      ) : (
        <>
          <Label htmlFor={id}>{t('orders.sound.label')}</Label>
          <Choice
            id={id}
            value={volume}
            onChange={({ target }) => {
              if (isVolume(target.value)) choose(target.value);
            }}
          >
            {VOLUMES.map((choice) => (
              <option key={choice} value={choice}>
                {t(`orders.sound.${choice}`)}
              </option>
            ))}
          </Choice>
          {volume === 'off' ? (
            <Silent>{t('orders.sound.silent')}</Silent>
          ) : (
            <Button variant="secondary" onClick={() => void test()}>
              {t('orders.sound.test')}
            </Button>
          )}
        </>
      )}
      {isAwake && <Awake>{t('orders.sound.awake')}</Awake>}
    </SoundToolsRoot>
  );
}
