import { useEffect, useState, useId } from 'react';
import { AlertIcon, Button, color, fontSize, radius, space, media, Select } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { isVolume, VOLUMES, type Sound } from './sound.js';

/**
 * Keeps the screen from going dark while the page is looked at.
 * @returns whether it does; never where browsers cannot
 */
function useWakeLock(): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (left) return void taken.release();
        lock = taken;
        setHeld(true);
        // The browser lets go by itself when the page is hidden or the battery is low.
        taken.addEventListener('release', () => setHeld(false), { once: true });
      } catch {
        setHeld(false);
      }
    };
    const look = () => void take();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', look);
      void lock?.release().catch(() => undefined);
    };
  }, []);
  return held;
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(2)};
  margin-bottom: ${space(2)};
  padding: ${space(2)};
  background: ${color('dangerWash')};
  border: 2px solid ${color('danger')};
  border-radius: ${radius('card')};
  color: ${color('onDangerWash')};
`;

const Words = styled.p`
  flex: 1 1 200px;
  font-size: ${fontSize('lg')};
  font-weight: 650;
  line-height: 1.3;
`;

const TurnOn = styled(Button)`
  flex: 0 1 320px;
  min-height: 64px;
  font-size: ${fontSize('xl')};
`;

/** Says that the browser blocks the sound, with a button that unblocks it. */
export function SoundBlocked({ onTurnOn }: { onTurnOn: () => void }) {
  const { t } = useTranslation();
  return (
    <Root role="alert">
      <AlertIcon size={32} />
      <Words>{t('orders.sound.blocked')}</Words>
      <TurnOn size="main" onClick={onTurnOn}>
        {t('orders.sound.turnOn')}
      </TurnOn>
    </Root>
  );
}

const SoundToolsRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(1.5)};
  margin-bottom: ${space(2)};
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
