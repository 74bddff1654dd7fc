import { keepRefusedForm } from './keep-refused-form';

/** The raw panel loads no release notes and no tutorials from other hosts. */
export default {
  config: { notifications: { releases: false }, tutorials: false },
  register: () => keepRefusedForm(),
};
