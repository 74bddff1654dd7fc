import { Button, color, media, radius, space, WheatIcon, useTranslation } from '@pickup/web';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { DietFilterPanel } from './DietFilterPanel.js';
import type { DietFilter } from '../../allergens/diet-filter.js';

/** The panel hangs below the row that this stands in. */
const Place = styled.div`
  flex: none;
  ${media.noScript} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const Toggle = styled(Button)`
  padding-inline: ${space(2)};
`;

const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.5em;
  height: 1.5em;
  padding-inline: 0.4em;
  border-radius: ${radius('round')};
  background: ${color('accent')};
  color: ${color('onAccent')};
  font-variant-numeric: tabular-nums;
`;

interface DietFilterButtonProps {
  diet: DietFilter;
  onChange: (diet: DietFilter) => void;
  /** How many dishes the filter leaves. */
  shown: number;
}

/** Opens the diet filter; Escape and a click elsewhere close it. */
export function DietFilterButton({ diet, onChange, shown }: DietFilterButtonProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const count = diet.without.length + diet.only.length;

  useEffect(() => {
    if (!open) return;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    <Place ref={place}>
      <Toggle
        ref={toggle}
        variant="secondary"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={count > 0 ? t('menu.diet.openChosen', { count }) : undefined}
        onClick={() => setOpen(!open)}
      >
        <WheatIcon size={18} />
        {/* The space separates the words in the button's accessible name. */}
        {t('menu.diet.open')} {count > 0 && <Count>{count}</Count>}
      </Toggle>
      {open && <DietFilterPanel id={panelId} diet={diet} onChange={onChange} shown={shown} onClose={close} />}
    </Place>
  );
}
