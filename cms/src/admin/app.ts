import { keepRefusedForm } from './keep-refused-form';

/** The raw panel is a developer's tool of this restaurant: it asks nobody else for news. */
export default {
  config: { notifications: { releases: false }, tutorials: false },
  register: () => keepRefusedForm(),
};
