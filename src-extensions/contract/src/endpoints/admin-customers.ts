import { CustomerAddress, CustomerData, ErasedCustomer } from '../entities/customer.js';
import { endpoint } from './endpoint.js';

/** What is stored of one customer: to hand it over, and to make it nobody's. */
export const adminCustomerEndpoints = {
  exportCustomer: endpoint({
    method: 'GET',
    path: '/admin/customers/export',
    access: 'admin',
    summary: 'Everything that is stored of one email address.',
    query: CustomerAddress,
    response: CustomerData,
    errors: [404],
  }),
  eraseCustomer: endpoint({
    method: 'POST',
    path: '/admin/customers/erase',
    access: 'admin',
    summary: 'Makes everything of one email address anonymous, for good; no figure changes.',
    body: CustomerAddress,
    response: ErasedCustomer,
    errors: [404, 409],
  }),
} as const;
