import { wholeGames } from './whole-games.ts';

wholeGames('secret-labyrinth');
