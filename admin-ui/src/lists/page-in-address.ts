const PAGE = /^[1-9]\d{0,8}$/;

/** Reads `?page=`, which counts from 1; anything invalid is the first page. @returns 0-based */
export function readPage(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return PAGE.test(page) ? Number(page) - 1 : 0;
}

/** Writes `?page=`, except for the first. @param page 0-based */
export function writePage(params: URLSearchParams, page: number): void {
  if (page > 0) params.set('page', String(page + 1));
}
