import { color, SearchIcon, space, TextInput, VisuallyHidden } from '@pickup/web';
import { useId, useRef } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { FOUND, useFoundText } from './found-text.js';
import { plainText } from './plain-text.js';

const Root = styled.div`
  position: relative;
  min-width: 0;
  & svg {
    position: absolute;
    top: 50%;
    left: ${space(2)};
    transform: translateY(-50%);
    color: ${color('soft')};
    pointer-events: none;
  }
`;

const Input = styled(TextInput)`
  padding-left: ${space(6)};
  text-overflow: ellipsis;
  /* The browser's own blue belongs to no theme. */
  &::-webkit-search-cancel-button {
    filter: grayscale(1);
    cursor: pointer;
  }
`;

const FoundLook = createGlobalStyle`
  ::highlight(${FOUND.page}), ::highlight(${FOUND.dialog}) {
    background: ${({ theme }) => theme.color.saffron};
    color: ${({ theme }) => theme.color.onSaffron};
  }
`;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
}

/** Searches the page that is shown, not the whole list; what it finds is marked. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useFoundText(value, field);
  return (
    <Root role="search">
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <FoundLook />
      <SearchIcon />
      <Input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onSearch(event.target.value)}
      />
    </Root>
  );
}

/** Whether one of these texts contains the searched text, ignoring case and accents. */
export function matchesSearch(search: string, texts: readonly (string | null | undefined)[]): boolean {
  const wanted = plainText(search.trim());
  return wanted === '' || texts.some((text) => text && plainText(text).includes(wanted));
}
