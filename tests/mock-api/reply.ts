/** An answer with another status than its endpoint's own, or with a cookie. */
export class Reply<Body> {
  constructor(
    readonly status: number,
    readonly body: Body,
    readonly setCookie: string | null = null,
  ) {}
}
