import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casesInDepth } from '../../depth.js';
import { makeFolder, removeFolder } from '../../product/folders.js';
import { launch } from '../../product/launch.js';
import { startProduct } from '../../product/product.js';
import { startS3Server, type S3Server } from '../../product/s3-server.js';
import { copyDemo } from '../../restaurant/demo-copy.js';

let store: S3Server;
beforeAll(async () => {
  store = await startS3Server();
});
afterAll(() => store.close());

describe('a start', () => {
  const WRONG = [
    ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'hunter2-of-the-bucket' }, 'SignatureDoesNotMatch'],
    ['a key that is not known', { S3_ACCESS_KEY_ID: 'AKIANOBODY' }, 'InvalidAccessKeyId'],
    ['no such bucket', { S3_BUCKET: 'another-bucket' }, 'NoSuchBucket'],
  ] as const;
  it.each(casesInDepth(WRONG))('with %s ends with one sentence', async (_, wrong, reason) => {
    const env = { ...store.env, ...wrong, DATA_DIR: path.join(await makeFolder('refused'), 'data') };
    const { code, stderr } = await launch(env).ended;
    await removeFolder(path.dirname(env.DATA_DIR));
    expect(code).toBe(1);
    expect(stderr).toBe(
      `S3_BUCKET and the other S3 settings must lead to a bucket that this product may read, write and list, but its store answered: ${reason}.\n`,
    );
  });

  it('without a bucket loads nothing of Amazon’s client', { tags: ['full'] }, async () => {
    const tell = `import module from 'node:module';
      const load = module._load;
      module._load = function (name, ...rest) {
        if (name === '@aws-sdk/client-s3') console.log('Amazon is loaded');
        return load.call(this, name, ...rest);
      }`;
    const nodeOptions = ['--import', `data:text/javascript,${encodeURIComponent(tell)}`];
    const { dataDir, remove } = await copyDemo('sqlite');
    const loads = async (env: Record<string, string>) => {
      const product = await startProduct({ dataDir, env, nodeOptions });
      return (await product.stop()).stdout.includes('Amazon is loaded');
    };
    expect(await loads(store.env)).toBe(true);
    expect(await loads({})).toBe(false);
    await remove();
  });
});
