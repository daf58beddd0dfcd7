/** Friends, who asks to be one, and those I have played with, as every part of the page knows them. */
import { house } from "../house/house.svelte";
import { api } from "../lib/api";
import type { Befriend, MyPeople } from "../lib/wire";

const NOBODY: MyPeople = { friends: [], asked: [], asking: [], met: [] };

class Known {
  now = $state.raw<MyPeople>(NOBODY);

  async look(): Promise<void> {
    this.now = (await house.met()) ? await api.get<MyPeople>("/api/me/people") : NOBODY;
  }

  /** Ask, or say yes; or say no, take back, end it. */
  async befriend(player: string, friend: boolean): Promise<void> {
    this.now = await api.put<MyPeople>("/api/me/friends", { player, friend } satisfies Befriend);
  }

  /** Whether somebody lets me challenge them, as far as I know. */
  mayChallenge(player: string): boolean {
    const { friends, met } = this.now;
    return [...friends, ...met].some((one) => one.player === player && one.challenge);
  }

  /** Whether I may ask somebody, or say yes to them: we have played, and are not friends yet. */
  mayAsk(player: string): boolean {
    const { friends, asked, met, asking } = this.now;
    const there = (list: { player: string }[]) => list.some((one) => one.player === player);
    return (there(met) || there(asking)) && !there(friends) && !there(asked);
  }
}

export const people = new Known();
