/** Sends components to the engine. */

import { json } from '../net/http';
import type { ComponentsReport } from '../protocol';
import type { Send } from './checker.svelte';

export const sendComponents: Send = (game, parts) =>
  json<ComponentsReport>('POST', '/api/components', { game, options: parts });
