/** Sends components to the engine. */

import { json } from '../net/http';
import type { ComponentsAnswer, Send } from './checker.svelte';

export const sendComponents: Send = (game, parts) =>
  json<ComponentsAnswer>('POST', '/api/components', { game, options: parts });
