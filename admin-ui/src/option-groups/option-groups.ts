import type { AdminOptionGroup, EndpointName } from '@pickup/contract';
import { useApiQuery } from '@pickup/web';
import type { UseQueryResult } from '@tanstack/react-query';

/** Answers that a change of a group makes stale: dishes carry what can be chosen of them. */
export const OPTION_GROUP_ANSWERS = ['adminOptionGroups', 'adminMenuItems'] as const satisfies readonly EndpointName[];

/** Every group, deleted ones too. */
export const useOptionGroups = (options: { refetchInterval?: number } = {}): UseQueryResult<AdminOptionGroup[]> =>
  useApiQuery('adminOptionGroups', {}, options);

/** The options of a group that guests can be offered. */
export const activeOptions = ({ options }: AdminOptionGroup): AdminOptionGroup['options'] =>
  options.filter(({ isActive }) => isActive);
