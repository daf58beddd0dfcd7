/** Challenges to me and mine, wherever in the house I am. The house is asked now and then, while the page is in sight:
 * whoever does not look is told by their alerts. */
import { alerts } from "../alerts/alerts.svelte";
import { house } from "../house/house.svelte";
import { api } from "../lib/api";
import { route } from "../lib/router.svelte";
import { recall, remember } from "../lib/settings.svelte";
import type { Challenge, Challenges } from "../lib/wire";

const NONE: Challenges = { to_me: [], mine: [], again: 60_000 };
const SEEN = "parlour.challenges"; // what I was told of already
const KEPT = 50;
const ENDED: readonly Challenge["state"][] = ["accepted", "declined", "over"];

class MyChallenges {
  now = $state.raw<Challenges>(NONE);
  #seen = $state.raw<string[]>(recall<string[]>(SEEN, []));
  #told = new Set<string>(); // for which a tone was heard
  #looking = 0;

  /** What there is to say: somebody challenges me, or one of mine was answered; not where I see it myself. */
  get news(): Challenge | null {
    const here = route.parts[0] === "t" ? route.parts[1] : null;
    const found = [...this.now.to_me, ...this.now.mine.filter((one) => ENDED.includes(one.state))];
    return found.find((one) => one.table !== here && !this.#seen.includes(this.#key(one))) ?? null;
  }

  /** Mine that wait for an answer. */
  get open(): Challenge[] {
    return this.now.mine.filter((one) => one.state === "waiting");
  }

  /** Look now and then, from now on; what is given back ends it. */
  watch(): (() => void) | undefined {
    if (!house.me) {
      this.now = NONE;
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      if (document.hidden) return;
      await this.look().catch(() => null);
      if (!over) timer = setTimeout(() => void look(), this.now.again);
    };
    const seen = (): void => void look();
    document.addEventListener("visibilitychange", seen);
    timer = setTimeout(seen, 0); // not while the page is being made
    return () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  async look(): Promise<void> {
    const asked = ++this.#looking;
    const now = await api.challenges();
    if (asked === this.#looking) this.#take(now);
  }

  /** I know it now. */
  dismiss(one: Challenge): void {
    this.#seen = [this.#key(one), ...this.#seen].slice(0, KEPT);
    remember(SEEN, this.#seen);
  }

  async answer(one: Challenge, accept: boolean): Promise<void> {
    await api.answerChallenge(one.challenge, accept);
    await this.look();
  }

  async withdraw(one: Challenge): Promise<void> {
    await api.withdrawChallenge(one.challenge);
    await this.look();
  }

  #key({ challenge, state }: Challenge): string {
    return `${challenge} ${state}`;
  }

  #take(now: Challenges): void {
    this.now = now;
    const { news } = this;
    if (!news || this.#told.has(this.#key(news))) return;
    this.#told.add(this.#key(news));
    alerts.tone();
  }
}

export const challenges = new MyChallenges();
