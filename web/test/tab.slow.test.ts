import { tabTest } from './tab.ts';

// Every seat and both turns, in turns; `npm run long` tries both from every seat.
tabTest((seat) => [seat % 2 === 0 ? 'first' : 'later']);
