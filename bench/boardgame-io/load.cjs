// Load generator for server.cjs: two clients at every table take turns.
//
//   node load.cjs PORT TABLES RATE SECONDS PID
//
// RATE is in actions per second at each table, 0 for as fast as possible. PID is the server's
// process, whose CPU time is read from /proc.
const fs = require('fs');
const WebSocket = require('ws');

const [port, tables, rate, seconds, pid] = process.argv.slice(2).map(Number);
const seen = [];
const acked = [];
let actions = 0;
let running = false;

/** Milliseconds on a monotonic clock. */
const now = () => Number(process.hrtime.bigint()) / 1e6;

/** CPU time of the server in milliseconds. */
function cpu() {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (+fields[11] + +fields[12]) * 10;
}

async function createMatch() {
  const response = await fetch(`http://127.0.0.1:${port}/games/sow/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"numPlayers":2}',
  });
  return (await response.json()).matchID;
}

class Table {
  constructor(id) {
    this.id = id;
    this.state = 0;
    this.turn = 0;
    this.sockets = [];
    this.sent = 0;
    this.received = 0;
  }

  join(player) {
    return new Promise((joined) => {
      const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
      const socket = new WebSocket(url);
      this.sockets[player] = socket;
      socket.on('message', (message) => {
        const text = message.toString();
        if (text[0] === '0') socket.send('40/sow,');
        else if (text === '2') socket.send('3');
        else if (text.startsWith('40/sow')) {
          socket.send(`42/sow,["sync","${this.id}","${player}",null,2]`);
        } else if (text.startsWith('42/sow,["sync"')) joined();
        else if (/^42\/sow,\["(update|patch)"/.test(text)) this.update(player);
      });
    });
  }

  /** One of the two clients has seen the action; the next one follows when both have. */
  update(player) {
    const waited = now() - this.sent;
    (player === this.turn ? acked : seen).push(waited);
    this.received += 1;
    if (this.received < 2) return;
    this.received = 0;
    this.state += 1;
    this.turn = 1 - this.turn;
    actions += 1;
    if (rate === 0) this.play();
    else setTimeout(() => this.play(), Math.max(0, 1000 / rate - waited));
  }

  play() {
    if (!running) return;
    this.sent = now();
    const playerID = String(this.turn);
    const payload = { type: 'sow', args: [this.state % 121], playerID, credentials: null };
    const action = { type: 'MAKE_MOVE', payload };
    const update = ['update', action, this.state, this.id, playerID];
    this.sockets[this.turn].send(`42/sow,${JSON.stringify(update)}`);
  }
}

function percentile(values, share) {
  if (values.length === 0) return null;
  values.sort((a, b) => a - b);
  return values[Math.min(values.length - 1, Math.floor(values.length * share))].toFixed(1);
}

async function main() {
  const all = [];
  for (let i = 0; i < tables; i += 1) {
    const table = new Table(await createMatch());
    await Promise.all([table.join(0), table.join(1)]);
    all.push(table);
  }
  running = true;
  const startCpu = cpu();
  const start = now();
  for (const table of all) {
    if (rate === 0) table.play();
    else setTimeout(() => table.play(), (Math.random() * 1000) / rate);
  }
  await new Promise((done) => setTimeout(done, seconds * 1000));
  running = false;
  const elapsed = (now() - start) / 1000;
  const report = {
    tables,
    rate,
    actions,
    per_second: Math.round(actions / elapsed),
    ack_p50: percentile(acked, 0.5),
    ack_p99: percentile(acked, 0.99),
    seen_p50: percentile(seen, 0.5),
    seen_p99: percentile(seen, 0.99),
    cpu_us_per_action: Math.round(((cpu() - startCpu) * 1000) / actions),
  };
  console.log(JSON.stringify(report));
  process.exit(0);
}

main();
