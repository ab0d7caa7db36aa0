import { tabTest } from './tab.ts';

tabTest(() => ['first', 'later']);
