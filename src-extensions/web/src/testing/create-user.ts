import { userEvent, type UserEvent } from '@testing-library/user-event';

/** From here on a text names keys, such as `{Enter}`. */
const KEYS = /[{[]/;

/**
 * A person at a screen. A text that is typed is entered at once, as a phone's suggestion or a password manager does it:
 * letter by letter it is rendered as many times, for nothing that a screen test asks. `keyboard` presses each key, as `type`
 * does with options.
 */
export function createUser(): UserEvent {
  const user = userEvent.setup();
  const { type: typeKeys } = user;
  const type: UserEvent['type'] = async (element, text, options) => {
    if (options) return typeKeys(element, text, options);
    await user.click(element);
    const end = KEYS.exec(text)?.index ?? text.length;
    if (end > 0) await user.paste(text.slice(0, end));
    if (end < text.length) await user.keyboard(text.slice(end));
  };
  return Object.assign(user, { type });
}
