// Two clients at every table, taking turns; RATE actions a second at each, 0 is flat out.
// node load.cjs PORT TABLES RATE SECONDS PID, PID being the server's, whose CPU time is read.
const WebSocket = require('ws'); const fs = require('fs');
const [port, tables, rate, seconds, pid] = process.argv.slice(2).map(Number);
const now = () => Number(process.hrtime.bigint()) / 1e6;
const cpu = () => { const f = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' '); return (+f[11] + +f[12]) * 10; };
const seen = []; const acked = []; let actions = 0, open = 0, running = false;
async function make() { const r = await fetch(`http://127.0.0.1:${port}/games/sow/create`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"numPlayers":2}' }); return (await r.json()).matchID; }
class Table {
  constructor(id) { this.id = id; this.state = 0; this.turn = 0; this.sockets = []; this.sent = 0; this.got = 0; }
  join(p) { return new Promise((ok) => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`); this.sockets[p] = ws;
    ws.on('message', (m) => { const s = m.toString();
      if (s[0] === '0') ws.send('40/sow,'); else if (s === '2') ws.send('3');
      else if (s.startsWith('40/sow')) ws.send(`42/sow,["sync","${this.id}","${p}",null,2]`);
      else if (s.startsWith('42/sow,["sync"')) ok();
      else if (s.startsWith('42/sow,["update"') || s.startsWith('42/sow,["patch"')) this.update(p); }); }); }
  update(p) { const t = now() - this.sent; if (p === this.turn) acked.push(t); else seen.push(t);
    if (++this.got === 2) { this.got = 0; actions++; this.state++; this.turn = 1 - this.turn;
      if (!running) return; if (rate === 0) this.go(); else setTimeout(() => this.go(), Math.max(0, 1000 / rate - t)); } }
  go() { if (!running) return; this.sent = now();
    const action = { type: 'MAKE_MOVE', payload: { type: 'sow', args: [this.state % 121], playerID: String(this.turn), credentials: null } };
    this.sockets[this.turn].send(`42/sow,${JSON.stringify(['update', action, this.state, this.id, String(this.turn)])}`); }
}
const pct = (a, q) => a.length ? a.sort((x, y) => x - y)[Math.min(a.length - 1, Math.floor(a.length * q))].toFixed(1) : null;
(async () => {
  const all = []; for (let i = 0; i < tables; i++) { const t = new Table(await make()); await Promise.all([t.join(0), t.join(1)]); all.push(t); }
  running = true; const c0 = cpu(), t0 = now();
  for (const t of all) rate === 0 ? t.go() : setTimeout(() => t.go(), Math.random() * 1000 / rate);
  await new Promise((r) => setTimeout(r, seconds * 1000)); running = false; const n = actions, dt = (now() - t0) / 1000, c = cpu() - c0;
  console.log(JSON.stringify({ tables, rate, actions: n, per_second: Math.round(n / dt), ack_p50: pct(acked, .5), ack_p99: pct(acked, .99), seen_p50: pct(seen, .5), seen_p99: pct(seen, .99), cpu_us_per_action: Math.round(c * 1000 / n) })); process.exit(0);
})();
