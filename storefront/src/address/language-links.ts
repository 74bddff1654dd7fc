import { pathIn, type Language } from '@pickup/contract';
import { useLocation } from 'react-router-dom';

/** The address of what is on the page now, in any language. */
export function useHrefIn(): (language: Language) => string {
  const { pathname, search } = useLocation();
  return (language) => `${pathIn(language, pathname)}${search}`;
}
