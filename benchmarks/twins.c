/* Twins by hand in C: random play by the same rules and the same keyed luck as ludoteca's, as a yardstick.
   Legal moves are listed at every decision. Called by native_limit.py, which compares every result first. */

#include <stdint.h>

enum { SEATS = 6, DECK = 60, HELD = 10, EACH = 8, NONE = -1 };
enum { SINGLES, COLOUR, PAIR, TWINS };

static const uint64_t SHUFFLED = 1ULL << 62;
static const int LAST_1[] = {0, 0, 0, 1, 2, 3, 3}, FIRST_2[] = {0, 0, 0, 1, 1, 2, 2}, LAST_3[] = {0, 0, 0, 1, 1, 2, 2};

typedef struct {
    int players, hand, dealer, pot, left, out, bankrupt, decisions;
    uint64_t dice, choices;
    int chips[SEATS], holds[SEATS], power[SEATS], pair[SEATS];
    int8_t deck[DECK], held[SEATS][HELD];
} Game;

static inline uint64_t luck(uint64_t seed, uint64_t key) {
    uint64_t x = seed + key * 0x9E3779B97F4A7C15ULL;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ x >> 27) * 0x94D049BB133111EBULL;
    return (x ^ x >> 31) >> 1;
}

static inline int pick(uint64_t chance, int outcomes) { return (int)((chance >> 16) * (uint64_t)outcomes >> 47); }

static inline int choose(Game *g, int count) { return pick(luck(g->choices, (uint64_t)g->decisions++), count); }

static inline int clockwise(const Game *g, int seat) { return seat + 1 == g->players ? 0 : seat + 1; }

/* T20-T24 */
static int16_t strength[DECK * (DECK - 1) / 2];
static int8_t lower_card[DECK * (DECK - 1) / 2], higher_card[DECK * (DECK - 1) / 2];

void prepare(void) {
    for (int high = 1; high < DECK; high++)
        for (int low = 0; low < high; low++) {
            int pair = high * (high - 1) / 2 + low, a = low % 10 + 1, b = high % 10 + 1;
            int kind = a == b ? ((low < 30) == (high < 30) ? TWINS : PAIR) : (low / 10 == high / 10 ? COLOUR : SINGLES);
            strength[pair] = (int16_t)(kind * 32 + (a == b ? a : a + b));
            lower_card[pair] = (int8_t)low;
            higher_card[pair] = (int8_t)high;
        }
}

/* T10, T11 */
static inline void deal(Game *g, int seat) {
    int outcome = pick(luck(g->dice, (uint64_t)(g->hand * 64 + DECK - g->left)), g->left);
    g->held[seat][g->holds[seat]++] = g->deck[outcome];
    g->deck[outcome] = g->deck[--g->left];
}

static inline void sort(int8_t *cards, int count) {
    for (int i = 1; i < count; i++) {
        int8_t card = cards[i];
        int j = i;
        for (; j > 0 && cards[j - 1] > card; j--) cards[j] = cards[j - 1];
        cards[j] = card;
    }
}

static void deal_and_sell(Game *g) {
    int seat = clockwise(g, g->dealer), moves[3];
    for (int card = 0; card < DECK; card++) g->deck[card] = (int8_t)card;
    g->left = DECK;
    for (int i = 0; i < SEATS; i++) g->holds[i] = 0;
    for (int due = EACH * g->players; due > 0; due--, seat = clockwise(g, seat)) deal(g, seat);
    for (int i = 0; i < g->players; i++) sort(g->held[i], g->holds[i]);
    seat = clockwise(g, g->dealer);
    for (int asked = 0; asked < g->players; asked++, seat = clockwise(g, seat)) {
        int count = 0;
        for (int cards = 0; cards <= 2; cards++)
            if (cards * (cards + 1) / 2 <= g->chips[seat]) moves[count++] = cards;
        int cards = moves[choose(g, count)], price = cards * (cards + 1) / 2;
        g->chips[seat] -= price;
        g->pot += price;
        for (int i = 0; i < cards; i++) deal(g, seat);
        if (cards) sort(g->held[seat], g->holds[seat]);
    }
}

/* T12, T13 */
static void lay(Game *g, int seats) {
    int16_t moves[HELD * (HELD - 1) / 2];
    for (int seat = 0; seat < g->players; seat++) {
        g->power[seat] = NONE;
        if (!(seats >> seat & 1)) continue;
        int8_t *held = g->held[seat];
        int count = 0, kept = 0;
        for (int j = 1; j < g->holds[seat]; j++)
            for (int i = 0; i < j; i++) moves[count++] = (int16_t)(held[j] * (held[j] - 1) / 2 + held[i]);
        int pair = moves[choose(g, count)];
        g->power[seat] = strength[pair];
        for (int i = 0; i < g->holds[seat]; i++)
            if (held[i] != lower_card[pair] && held[i] != higher_card[pair]) held[kept++] = held[i];
        g->holds[seat] = kept;
    }
}

/* T31, T40 */
static void last_pay(Game *g, int count, int amount, int put_out) {
    for (int seat = 0; seat < g->players; seat++) {
        int worse = 0;
        for (int other = 0; other < g->players; other++)
            worse += g->power[other] > NONE && g->power[other] < g->power[seat];
        if (g->power[seat] == NONE || worse >= count) continue;
        int paid = amount < g->chips[seat] ? amount : g->chips[seat];
        g->chips[seat] -= paid;
        g->pot += paid;
        if (put_out) g->out |= 1 << seat;
        if (paid < amount) g->bankrupt |= 1 << seat;
    }
}

static int strongest_below(const Game *g, int bound) {
    int strongest = NONE;
    for (int seat = 0; seat < g->players; seat++)
        if (g->power[seat] > strongest && g->power[seat] < bound) strongest = g->power[seat];
    return strongest;
}

/* T32 */
static void first_win(Game *g, int count) {
    for (int power = strongest_below(g, 1000); power != NONE; power = strongest_below(g, power)) {
        int better = 0, tied = 0;
        for (int seat = 0; seat < g->players; seat++) {
            better += g->power[seat] > power;
            tied += g->power[seat] == power;
        }
        if (better >= count || (tied > 1 && g->pot < 3 * tied)) return;
        for (int seat = 0; seat < g->players; seat++)
            if (g->power[seat] == power) {
                int amount = g->pot < 3 ? g->pot : 3;
                g->pot -= amount;
                g->chips[seat] += amount;
            }
    }
}

/* T33 */
static void first_takes_pot(Game *g) {
    int best = strongest_below(g, 1000), winner = NONE, tied = 0;
    for (int seat = 0; seat < g->players; seat++)
        if (g->power[seat] == best) {
            tied = winner != NONE;
            winner = seat;
        }
    if (tied) return;
    g->chips[winner] += g->pot;
    g->pot = 0;
}

static void play_hand(Game *g) {
    g->out = 0;
    deal_and_sell(g);
    for (int play = 1; play <= 4; play++) {
        int seats = ((1 << g->players) - 1) & ~g->bankrupt;
        if (play == 4) seats &= ~g->out;
        if (!seats) return;
        lay(g, seats);
        if (play == 4) first_takes_pot(g);
        else if ((seats & (seats - 1)) == 0) continue; /* T43 */
        else if (play == 1) last_pay(g, LAST_1[g->players], 2, 0);
        else if (play == 2) first_win(g, FIRST_2[g->players]);
        else last_pay(g, LAST_3[g->players], 1, 1);
    }
}

static void play_game(Game *g, uint64_t seed) {
    *g = (Game){.players = g->players, .dice = luck(seed, SHUFFLED), .choices = luck(seed, SHUFFLED + 1)};
    for (int seat = 0; seat < g->players; seat++) g->chips[seat] = 12;
    g->dealer = pick(luck(g->dice, 0), g->players);
    for (g->hand = 1;; g->hand++, g->dealer = clockwise(g, g->dealer)) {
        play_hand(g);
        if (g->bankrupt) return;
    }
}

void play_games(int players, uint64_t seed, int games, int8_t *winners, int32_t *scores, int32_t *lengths,
                int32_t *decisions) {
    uint64_t base = luck(seed, SHUFFLED);
    Game g = {.players = players};
    for (int row = 0; row < games; row++) {
        play_game(&g, luck(base, (uint64_t)row));
        int most = 0;
        winners[row] = 0;
        for (int seat = 0; seat < players; seat++) {
            scores[row * players + seat] = g.chips[seat];
            if (g.chips[seat] > most) most = g.chips[seat];
        }
        for (int seat = 0; seat < players; seat++)
            if (g.chips[seat] == most) winners[row] |= (int8_t)(1 << seat);
        lengths[row] = g.hand;
        decisions[row] = g.decisions;
    }
}
