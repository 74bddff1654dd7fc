/** The settings of the bucket that uploaded pictures are kept in, as they stand in the environment. */
export interface BucketSettings {
  S3_BUCKET?: string | undefined;
  S3_ENDPOINT?: string | undefined;
  S3_REGION?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** Whoever waits for an upload is told after this time that the store does not answer, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true };

/** Larger than an upload may be: each is stored by one request, whole or not at all. */
const PART_BYTES = 64 * 1024 * 1024;

const given = (value: string | undefined) => value?.trim() || undefined;

/** The options of Strapi's S3 provider; null without S3_BUCKET. */
export function bucketOptions(settings: BucketSettings) {
  const bucket = given(settings.S3_BUCKET);
  if (bucket === undefined) return null;
  const endpoint = given(settings.S3_ENDPOINT);
  return {
    s3Options: {
      region: given(settings.S3_REGION) ?? 'us-east-1',
      // Stores other than Amazon's seldom have a name of its own for each bucket.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      credentials: {
        accessKeyId: given(settings.S3_ACCESS_KEY_ID) ?? '',
        secretAccessKey: given(settings.S3_SECRET_ACCESS_KEY) ?? '',
      },
      maxAttempts: 2,
      requestHandler: TIMEOUTS,
      // Many stores do not know the checksums that the client would add.
      requestChecksumCalculation: 'WHEN_REQUIRED' as const,
      responseChecksumValidation: 'WHEN_REQUIRED' as const,
      // Without an ACL the bucket decides who may read; the provider would make each picture public.
      params: { Bucket: bucket, ACL: undefined },
    },
    providerConfig: { multipart: { partSize: PART_BYTES } },
  };
}
