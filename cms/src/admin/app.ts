import { showAmounts, type PanelApp } from './amounts';
import { followLines } from './follow-lines';
import { hideAdverts, type AdvertisingApp } from './hide-adverts';
import { keepRefusedForm } from './keep-refused-form';

/** The raw panel loads no release notes and no tutorials from other hosts. */
export default {
  config: { notifications: { releases: false }, tutorials: false },
  register: (app: PanelApp & AdvertisingApp) => {
    keepRefusedForm();
    followLines();
    hideAdverts(app);
    showAmounts(app);
  },
};
