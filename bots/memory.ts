/** Keeps one seat's mind up to date: new events are folded in, and after a step taken back it starts afresh. */

import {
  type AnyEvent,
  type AnyMove,
  type Mind,
  type MindMaker,
  type Question,
  settled,
} from '@conclave/engine';

export class Memory<State, View, Event extends AnyEvent> {
  private readonly make: MindMaker<State, View, Event>;
  private mind: Mind<State, View, Event> | null = null;
  private folded = 0;

  constructor(make: MindMaker<State, View, Event>) {
    this.make = make;
  }

  recall<Move extends AnyMove>(question: Question<View, Move, Event>): Mind<State, View, Event> {
    const { told, view } = question.perspective;
    let mind = this.mind;
    let news = told.slice(this.folded);
    if (!mind || told.length < this.folded || news.some((event) => event.type === 'house.takenBack')) {
      mind = this.make(question.seat, question.seats, question.options, view);
      news = settled(told);
    }
    for (const event of news) mind.told(event, view);
    this.mind = mind;
    this.folded = told.length;
    return mind;
  }
}
