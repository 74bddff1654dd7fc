import { CustomerAddress, CustomerData, ErasedCustomer } from '../entities/customer.js';
import { endpoint } from './endpoint.js';

const guarded = [401, 403] as const;

/** What is stored of one customer: to hand it over, and to make it nobody's. */
export const adminCustomerEndpoints = {
  exportCustomer: endpoint({
    method: 'GET',
    path: '/admin/customers/export',
    access: 'admin',
    summary: 'Everything that is stored of one email address.',
    query: CustomerAddress,
    status: 200,
    response: CustomerData,
    refusals: [...guarded, 404],
  }),
  eraseCustomer: endpoint({
    method: 'POST',
    path: '/admin/customers/erase',
    access: 'admin',
    summary: 'Makes everything of one email address anonymous, for good; no figure changes.',
    body: CustomerAddress,
    status: 200,
    response: ErasedCustomer,
    refusals: [...guarded, 404, 409, 413, 415],
  }),
} as const;
