import { forwardRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { color, fontSize, motion, radius, space } from '../theme/accessors.js';
import { Spinner } from './Loading.js';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
/** 44 or 52 px high. */
export type ButtonSize = 'regular' | 'main';

interface Look {
  $variant?: ButtonVariant;
  $size?: ButtonSize;
  $wide?: boolean;
}

const filled = css`
  background: ${color('accent')};
  color: ${color('onAccent')};
  &:hover {
    background: ${color('accentPressed')};
  }
`;

const variants = {
  primary: filled,
  secondary: css`
    background: ${color('card')};
    border-color: ${color('edge')};
    &:hover {
      border-color: ${color('ink')};
    }
  `,
  quiet: css`
    background: transparent;
    &:hover {
      background: ${color('sunk')};
    }
    /* What stands quietly does not get louder when it has nothing to do. */
    &&:is(:disabled, [aria-disabled='true']) {
      background: transparent;
    }
  `,
  danger: css`
    background: ${color('dangerWash')};
    color: ${color('onDangerWash')};
    &:hover {
      border-color: ${color('danger')};
    }
  `,
} satisfies Record<ButtonVariant, ReturnType<typeof css>>;

/** The look of a button, for whatever element acts like one. */
export const buttonLook = css<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-width: 44px;
  min-height: ${({ theme, $size }) => theme.controlHeight[$size ?? 'regular']};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  padding: ${space(1)} ${({ $size }) => ($size === 'main' ? space(3) : space(2.5))};
  border: 1px solid transparent;
  border-radius: ${radius('control')};
  font-size: ${({ theme, $size }) => theme.fontSize[$size === 'main' ? 'md' : 'sm']};
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  color: ${color('ink')};
  transition: ${motion('background-color, border-color, transform')};
  ${({ $variant }) => variants[$variant ?? 'primary']}
  &:active {
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    background: ${color('sunk')};
    border-color: transparent;
    color: ${color('soft')};
    transform: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  & svg {
    flex: none;
  }
`;

const Root = styled.button<Look>`
  ${buttonLook}
`;

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-busy'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills its row. */
  wide?: boolean;
  /** While true the button keeps its focus, ignores clicks and shows `busyLabel`. */
  busy?: boolean;
  /** What it is doing, e.g. `Processing Order...`. */
  busyLabel?: ReactNode;
}

/** A button. For "not yet, and here is why" give `aria-disabled` instead of `disabled`: the click still arrives. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, wide, busy = false, busyLabel, onClick, type = 'button', children, ...rest },
  ref,
) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      ref={ref}
      type={type}
      $variant={variant}
      $size={size}
      $wide={wide}
      onClick={click}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
    >
      {busy && <Spinner />}
      {busy && busyLabel !== undefined ? busyLabel : children}
    </Root>
  );
});

/** A link of this site that looks like a button: `<ButtonLink to="/menu" $variant="secondary">`. */
export const ButtonLink = styled(Link)<Look>`
  ${buttonLook}
`;

/** A link elsewhere (maps, phone) that looks like a button. */
export const ButtonAnchor = styled.a<Look>`
  ${buttonLook}
`;

/** A square button that holds an icon; give it an `aria-label`. */
export const IconButton = styled(Button)`
  width: 44px;
  padding: 0;
  font-size: ${fontSize('md')};
`;
