// The Worker with the tables that are kept in this browser: the authority, and its store.

import { Desk } from './desk';
import type { FromTables, ToTables } from './words';

const desk = new Desk((message: FromTables) => postMessage(message));

onmessage = ({ data }: MessageEvent<ToTables>) => desk.hear(data);
