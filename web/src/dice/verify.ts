// Has a record checked: by the WebAssembly of this page where it was built, so that no server has to be
// believed, else by the server.

import { json } from '../net/http';
import type { VerifyReport, VerifyRequest } from '../protocol';

export async function verify(request: VerifyRequest): Promise<VerifyReport> {
  return (await verifyHere(request).catch(() => null)) ?? json<VerifyReport>('POST', PATH, request);
}

const PATH = '/api/verify';

async function verifyHere(request: VerifyRequest): Promise<VerifyReport | null> {
  const offline = await import('../offline/offline');
  const answer = await offline.answer('POST', PATH, JSON.stringify(request), null);
  return answer?.ok ? ((await answer.json()) as VerifyReport) : null;
}
