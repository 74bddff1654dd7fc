import en from './i18n/locales/en.json';
import nl from './i18n/locales/nl.json';

export * from './theme/accessors.js';
export { lightPalette, darkPalette, type ColorName, type Palette } from './theme/palette.js';
export { backOfficeTheme, storefrontTheme, type Theme } from './theme/theme.js';
export { fitWord, longestWord } from './theme/fit-word.js';
export { addFontFaces, FONT_FACES_ID, fontFaces } from './theme/fonts.js';
export { ThemeRoot } from './theme/ThemeRoot.js';

export * from './primitives/Badge.js';
export * from './primitives/Button.js';
export * from './primitives/Card.js';
export * from './primitives/Dialog.js';
export * from './primitives/EmptyState.js';
export * from './primitives/Field.js';
export * from './primitives/FormShell.js';
export * from './primitives/icons.js';
export * from './primitives/Loading.js';
export * from './primitives/Notice.js';
export { Picture } from './primitives/Picture.js';
export * from './primitives/Price.js';
export * from './primitives/QuantityStepper.js';
export * from './primitives/Select.js';
export { Sheet } from './primitives/Sheet.js';
export * from './primitives/Stars.js';
export * from './primitives/Switch.js';
export * from './primitives/VisuallyHidden.js';

export * from './forms/checked-form.js';
export * from './forms/TextField.js';

export * from './feedback/ErrorBoundary.js';
export { prefetchToaster, toast, Toaster, useToastPosition, type ToastOptions } from './feedback/toast.js';

export * from './api/client.js';
export * from './api/errors.js';
export * from './api/event-stream.js';
export * from './api/queries.js';
export { refusalOf } from './api/refusal.js';

export * from './i18n/format.js';
export * from './i18n/i18n.js';
export * from './i18n/texts.js';
export * from './i18n/language.js';
export * from './i18n/LanguageSwitch.js';
export * from './i18n/local-text.js';
/** Texts that both apps use; each mounts them as `shared`. */
export const sharedTexts = { en, nl };

export * from './page/clock.js';
export * from './page/element-in-view.js';
export * from './page/hydration.js';
export * from './page/page.js';
export * from './page/random-key.js';
export * from './page/stable-callback.js';
export * from './page/static-until-near.js';
export * from './page/media-query.js';
export * from './page/window-focus.js';
export * from './print/print.js';
