import { AdminRestaurant, SaveRestaurant } from '../entities/restaurant.js';
import { IfMatch } from '../entities/version.js';
import { endpoint } from './endpoint.js';

const guarded = [401, 403] as const;

/** The restaurant's record (specification 7, restaurant; ruling 24). */
export const adminRestaurantEndpoints = {
  adminRestaurant: endpoint({
    method: 'GET',
    path: '/admin/restaurant',
    access: 'admin',
    summary: 'The restaurant with the fields of both admin screens.',
    status: 200,
    response: AdminRestaurant,
    refusals: [...guarded, 404],
  }),
  createRestaurant: endpoint({
    method: 'POST',
    path: '/admin/restaurant',
    access: 'admin',
    summary: 'Creates the restaurant where there is none.',
    body: SaveRestaurant,
    status: 201,
    response: AdminRestaurant,
    refusals: [...guarded, 409, 413, 415],
  }),
  updateRestaurant: endpoint({
    method: 'PUT',
    path: '/admin/restaurant',
    access: 'admin',
    summary: 'Changes the restaurant.',
    headers: IfMatch,
    body: SaveRestaurant,
    status: 200,
    response: AdminRestaurant,
    refusals: [...guarded, 404, 409, 413, 415],
  }),
} as const;
