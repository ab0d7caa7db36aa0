import { wholeGames } from './whole-games.ts';

wholeGames('templar');
