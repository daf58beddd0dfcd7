/** Whom I block, as every part of the page knows it. */
import { house } from "../house/house.svelte";
import { api } from "../lib/api";
import type { Block, Blocked } from "../lib/wire";

class Blocks {
  list = $state.raw<Blocked[]>([]);

  has(player: string): boolean {
    return this.list.some((one) => one.player === player);
  }

  async look(): Promise<void> {
    this.list = await api.get<Blocked[]>("/api/me/blocks");
  }

  /** Block somebody, or no longer; whoever had no name here yet is a guest from then on. */
  async set(player: string, blocked: boolean): Promise<void> {
    await house.be();
    this.list = await api.put<Blocked[]>("/api/me/blocks", { player, blocked } satisfies Block);
  }
}

export const blocks = new Blocks();
