import { Button, color, Dialog, font, space, useTranslation } from '@pickup/web';
import { Fragment } from 'react';
import styled from 'styled-components';
import { SoundTools } from '../../../live-orders/SoundTools.js';
import { useLiveOrders } from '../../../live-orders/LiveOrders.js';

const KEYS = [
  ['1–9', 'pick'],
  ['Enter', 'moveOn'],
  ['U', 'undo'],
  ['P', 'print'],
  ['/', 'search'],
  ['?', 'help'],
] as const;

const Body = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

const Key = styled.kbd`
  display: inline-block;
  min-width: 44px;
  padding: ${space(0.5)} ${space(1)};
  border: 1px solid ${color('edge')};
  border-bottom-width: 3px;
  border-radius: 8px;
  font-family: ${font('body')};
  font-weight: 700;
  text-align: center;
`;

/** First where there is most likely no keyboard. */
const Sound = styled.div`
  @media (hover: none) {
    order: -1;
  }
`;

/** Says what the keys of the board do, and how loud this device rings. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { sound } = useLiveOrders();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('board.keys.title')}
      description={t('board.keys.meaning')}
      closeLabel={t('shared.close')}
      actions={
        <Button variant="secondary" size="main" onClick={onClose}>
          {t('shared.close')}
        </Button>
      }
      width={460}
    >
      <Body>
        <List>
          {KEYS.map(([key, action]) => (
            <Fragment key={key}>
              <dt>
                <Key>{key}</Key>
              </dt>
              <dd>{t(`board.keys.${action}`)}</dd>
            </Fragment>
          ))}
        </List>
        <Sound>
          <SoundTools sound={sound} />
        </Sound>
      </Body>
    </Dialog>
  );
}
