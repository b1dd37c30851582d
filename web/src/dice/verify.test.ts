import { expect, test, vi } from 'vitest';
import { verify } from './verify';

const answer = vi.hoisted(() => vi.fn<(method: string, path: string, body: string) => Promise<unknown>>());
vi.mock('../offline/offline', () => ({ answer }));

const json = (holds: boolean, status = 200) =>
  new Response(JSON.stringify({ holds, findings: [] }), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

function server() {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(json(true)));
}

test('the page itself checks a record; a server that would say that it holds is not asked', async () => {
  const fetched = server();
  answer.mockResolvedValueOnce(json(false));
  expect(await verify({ record: 'game pacal', outcomes: true })).toMatchObject({ holds: false });
  expect(fetched).not.toHaveBeenCalled();
  expect(answer.mock.lastCall?.slice(0, 3)).toEqual([
    'POST',
    '/api/verify',
    '{"record":"game pacal","outcomes":true}',
  ]);
});

test.each<[string, () => Promise<unknown>]>([
  ['was not built', () => Promise.resolve(null)],
  ['failed', () => Promise.resolve(json(true, 500))],
  ['did not load', () => Promise.reject(new Error('no network'))],
])('the server is asked where that %s', async (_, own) => {
  const fetched = server();
  answer.mockImplementationOnce(own);
  expect(await verify({ record: 'game pacal' })).toMatchObject({ holds: true });
  expect(fetched).toHaveBeenCalledOnce();
});
