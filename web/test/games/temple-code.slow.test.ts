import { wholeGames } from './whole-games.ts';

wholeGames('temple-code');
