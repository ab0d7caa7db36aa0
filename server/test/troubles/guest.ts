/** A person who joins matches at whichever node answers, and stays the same person whatever happens to nodes. */

import type { MatchSummary } from '@conclave/wire';
import { Client, type CreateWish } from '../client.ts';
import type { Node } from './fleet.ts';

export class Guest {
  cookie = '';
  private readonly nodes: readonly Node[];
  private readonly name: string;
  private node: number;

  constructor(nodes: readonly Node[], name: string, node: number) {
    this.nodes = nodes;
    this.name = name;
    this.node = node;
  }

  /** Once. */
  async signIn(): Promise<void> {
    if (this.cookie === '') await this.at((client) => client.signIn(this.name));
  }

  create(wish: CreateWish): Promise<MatchSummary> {
    return this.at((client) => client.create(wish));
  }

  act(match: string, action: string, body?: unknown): Promise<MatchSummary> {
    return this.at((client) => client.act(match, action, body));
  }

  async mine(): Promise<readonly MatchSummary[]> {
    const { matches } = await this.at((client) => client.call('GET', '/api/matches?list=mine'));
    return matches as MatchSummary[];
  }

  /** By way of a balancer: the next node, if the last one failed. */
  private async at<Result>(ask: (client: Client) => Promise<Result>): Promise<Result> {
    const { name, url } = this.nodes[this.node % this.nodes.length];
    const client = new Client(url);
    client.cookie = this.cookie;
    try {
      const answer = await ask(client);
      this.cookie = client.cookie;
      return answer;
    } catch (error) {
      this.node++;
      throw new Error(`${name}: ${reasonOf(error)}`);
    }
  }
}

/** `fetch` hides what went wrong behind `cause`. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
