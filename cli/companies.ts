import { type Companies, randomBot } from '@conclave/bots';
import { shelf } from '@conclave/games/shelf';
export const companies: Companies = Object.fromEntries(
  shelf.map(({ game }) => [
    game.id,
    async () => ({
      game,
      players: { easy: randomBot, fair: randomBot, strong: randomBot },
      iterations: 1,
      mind() {
        throw new Error('none');
      },
    }),
  ]),
);
