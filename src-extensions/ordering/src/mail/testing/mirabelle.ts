/** A restaurant for tests of mail. */
export const MIRABELLE = {
  name: 'Mirabelle',
  address: 'Wolvenkade 27',
  postalCode: '3512 QV',
  city: 'Utrecht',
  phone: '+31 30 555 0142',
  email: 'hello@mirabelle.example',
  timeZone: 'Europe/Amsterdam',
  currencySymbol: '€',
};
