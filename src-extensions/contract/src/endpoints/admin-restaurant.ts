import { AdminRestaurant, ChangeRestaurant, SaveRestaurant } from '../entities/restaurant.js';
import { IfMatch } from '../entities/record-change.js';
import { endpoint } from './endpoint.js';

/** The restaurant's record. */
export const adminRestaurantEndpoints = {
  adminRestaurant: endpoint({
    method: 'GET',
    path: '/admin/restaurant',
    access: 'admin',
    summary: 'The restaurant with the fields of both admin screens.',
    response: AdminRestaurant,
    errors: [404],
  }),
  createRestaurant: endpoint({
    method: 'POST',
    path: '/admin/restaurant',
    access: 'admin',
    summary: 'Creates the restaurant where there is none.',
    body: SaveRestaurant,
    status: 201,
    response: AdminRestaurant,
    errors: [409],
  }),
  updateRestaurant: endpoint({
    method: 'PUT',
    path: '/admin/restaurant',
    access: 'admin',
    summary: 'Changes the restaurant.',
    headers: IfMatch,
    body: ChangeRestaurant,
    response: AdminRestaurant,
    errors: [404],
  }),
} as const;
