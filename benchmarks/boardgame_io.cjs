// Two trivial games of four on boardgame.io, kept in memory: `counter`, in which a move adds one and nothing is hidden,
// and `cards`, in which everybody has a hand of their own and lays a card.
//
//   serve                                      hosts both and prints the port
//   play PORT GAME MATCHES LENGTH WARM_UP MEASURED
//       sits on every seat and moves when it is awaited; prints what was seen. After about LENGTH moves a match ends:
//       its players go, and four sockets come to a new one. 0: it goes on for ever.
"use strict";
const { PlayerView } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");
const { io } = require("socket.io-client");

const SEATS = 4;
const HAND = [1, 2, 3, 4, 5, 6, 7, 8];

const turn = { minMoves: 1, maxMoves: 1 };

const counter = {
  name: "counter",
  turn,
  setup: () => ({ count: 0 }),
  moves: {
    move({ G }) {
      G.count += 1;
    },
  },
};

const cards = {
  name: "cards",
  turn,
  setup: () => ({
    laid: {},
    players: Object.fromEntries(Array.from({ length: SEATS }, (_, seat) => [seat, { hand: HAND }])),
  }),
  moves: {
    move({ G, playerID }, card) {
      const { hand } = G.players[playerID];
      G.laid[playerID] = card;
      G.players[playerID].hand = hand.length > 1 ? hand.filter((other) => other !== card) : HAND;
    },
  },
  playerView: PlayerView.STRIP_SECRETS, // nobody sees the hand of another
};

async function serve() {
  const { appServer } = await Server({ games: [counter, cards], origins: [] }).run({ port: 0, callback: () => {} });
  console.log(appServer.address().port);
}

const seen = { isMeasuring: false, moves: 0, times: [] };

class Player {
  constructor(port, game, match, seat) {
    this.match = match;
    this.seat = String(seat);
    this.sent = null; // when, while the answer is awaited
    this.socket = io(`http://127.0.0.1:${port}/${game}`, { transports: ["websocket"], forceNew: true });
    this.socket.on("connect", () => this.socket.emit("sync", match.id, this.seat, undefined, SEATS));
    this.socket.on("update", (_, state) => this.hear(state));
    this.first = new Promise((resolve) => this.socket.on("sync", (_, { state }) => resolve(state)));
  }

  hear(state) {
    this.match.got(state._stateID, this.sent);
    if (this.sent !== null && seen.isMeasuring) seen.moves += 1;
    this.sent = null;
    if (!this.match.isOver) this.consider(state);
  }

  consider(state) {
    if (state.ctx.currentPlayer !== this.seat) return;
    const hand = state.G.players?.[this.seat].hand ?? HAND;
    const card = hand[Math.floor(Math.random() * hand.length)];
    const action = { type: "MAKE_MOVE", payload: { type: "move", args: [card], playerID: this.seat } };
    this.sent = performance.now();
    this.socket.emit("update", action, state._stateID, this.match.id, this.seat);
  }
}

class Match {
  static begun = 0;

  constructor(port, game, length) {
    this.id = `match ${(Match.begun += 1)}`;
    this.next = () => new Match(port, game, length);
    this.left = length ? Math.ceil(length * (0.5 + Math.random())) : Infinity; // moves until it ends
    this.waiting = new Map(); // for each state when the move was sent, and how many have got it
    this.players = Array.from({ length: SEATS }, (_, seat) => new Player(port, game, this, seat));
  }

  get isOver() {
    return this.left <= 0;
  }

  async begin() {
    const states = await Promise.all(this.players.map((player) => player.first));
    this.players.forEach((player, seat) => player.consider(states[seat]));
  }

  end() {
    for (const player of this.players) player.socket.disconnect();
    this.next().begin();
  }

  got(state, sent) {
    const entry = this.waiting.get(state) ?? { sent: null, count: 0 };
    this.waiting.set(state, entry);
    entry.sent ??= sent;
    entry.count += 1;
    if (entry.count < SEATS) return;
    this.waiting.delete(state);
    if (seen.isMeasuring) seen.times.push((performance.now() - entry.sent) / 1000);
    this.left -= 1;
    if (this.left === 0) this.end();
  }
}

const seconds = (count) => new Promise((resolve) => setTimeout(resolve, 1000 * count));

async function play(port, game, matches, length, warmUp, measured) {
  const begun = Array.from({ length: matches }, () => new Match(port, game, Number(length)));
  await Promise.all(begun.map((match) => match.begin()));
  await seconds(warmUp);
  console.log("measuring");
  const [began, used] = [performance.now(), process.cpuUsage()];
  seen.isMeasuring = true;
  await seconds(measured);
  seen.isMeasuring = false;
  const { user, system } = process.cpuUsage(used);
  const { moves, times } = seen;
  const result = { moves, times, seconds: (performance.now() - began) / 1000, used: (user + system) / 1e6 };
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit());
}

const [task, ...wishes] = process.argv.slice(2);
({ serve, play })[task](...wishes);
