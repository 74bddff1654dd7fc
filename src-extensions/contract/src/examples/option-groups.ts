import type { AdminOptionGroup, Option, OptionGroup } from '../entities/option-group.js';
import type { LocalChoice } from '../entities/choice.js';
import { recordErrors, type Examples } from './example.js';

/** What every diet allows. */
const EVERY_MARK: Option['dietary'] = ['vegetarian', 'vegan', 'halal', 'gluten-free'];

const option = (given: Pick<Option, 'id' | 'name' | 'nameNl'> & Partial<Option>): Option => ({
  price: 0,
  isDefault: false,
  maxCount: 1,
  allergens: [],
  dietary: EVERY_MARK,
  soldOut: false,
  ...given,
});

const large = option({ id: 'x5n9vc2q8k1m7wjb4z6tfr3d', name: 'Large', nameNl: 'Groot', price: 3 });
const mozzarella = option({
  id: 'w1r6tb8y4u2p9xkc5m7sgq3h',
  name: 'Extra mozzarella',
  nameNl: 'Extra mozzarella',
  price: 1.5,
  maxCount: 2,
  allergens: ['milk'],
  dietary: ['vegetarian', 'gluten-free'],
});

export const size: OptionGroup = {
  id: 'h2f8jd5s0a7l3gqe9r4yvn6p',
  name: 'Size',
  nameNl: 'Formaat',
  min: 1,
  max: 1,
  options: [option({ id: 'z4e8xw3c7v1b6nma2s5dkj9f', name: 'Regular', nameNl: 'Gewoon', isDefault: true }), large],
};

export const extras: OptionGroup = {
  id: 'n6c3vk9x1z5q8wth7e2rjb4m',
  name: 'Extras',
  nameNl: 'Extra’s',
  min: 0,
  max: 4,
  options: [mozzarella, option({ id: 'q7u3yt9r5e1w8plk4j6hgd2s', name: 'Olives', nameNl: 'Olijven', price: 1 })],
};

/** What was chosen of a pizza. */
export const largeWithMozzarella: LocalChoice[] = [
  {
    optionId: large.id,
    groupName: size.name,
    groupNameNl: size.nameNl,
    optionName: large.name,
    optionNameNl: large.nameNl,
    count: 1,
    unitPrice: large.price,
    isExtra: false,
  },
  {
    optionId: mozzarella.id,
    groupName: extras.name,
    groupNameNl: extras.nameNl,
    optionName: mozzarella.name,
    optionNameNl: mozzarella.nameNl,
    count: 2,
    unitPrice: 1.5,
    isExtra: true,
  },
];

export const ownersSize: AdminOptionGroup = {
  ...size,
  options: size.options.map(({ soldOut: _soldOut, ...shown }) => ({
    ...shown,
    kitchenUnits: shown.name === 'Large' ? 1 : 0,
    soldOutUntil: null,
    isActive: true,
  })),
  usedBy: [{ id: 'b7m2kq9w5x3t7r1ysn4c6d9f', name: 'Pizza Margherita' }],
  isActive: true,
  version: '1795249800000',
};

const { usedBy: _usedBy, isActive: _active, version: _version, id: _id, ...form } = ownersSize;
const newOptions = form.options.map(({ id: _optionId, ...given }) => given);

const toGroup = { params: { id: size.id }, headers: { 'if-match': ownersSize.version } };
const changed = '1795255200000';

/** The owner's option groups. */
export const optionGroupExamples = {
  adminOptionGroups: { request: {}, response: [ownersSize] },
  createOptionGroup: {
    request: { body: { ...form, options: newOptions } },
    response: { ...ownersSize, usedBy: [] },
    invalid: { body: { ...form, min: 3, max: 3, options: newOptions } },
  },
  updateOptionGroup: {
    request: { ...toGroup, body: { ...form, max: 2 } },
    response: { ...ownersSize, max: 2, version: changed },
    invalid: { body: { ...form, min: 3, max: 3 } },
    errors: recordErrors('option group'),
  },
  deleteOptionGroup: {
    request: toGroup,
    errors: {
      ...recordErrors('option group'),
      409: 'Size is used by Pizza Margherita: take it off these dishes before you delete it.',
    },
  },
  restoreOptionGroup: {
    request: toGroup,
    response: { ...ownersSize, version: changed },
    errors: recordErrors('option group'),
  },
} satisfies Partial<Examples>;
